import { describe, expect, it } from 'vitest';
import * as content from '../records/content.ts';
import { SettingError } from '../settings/read-settings.ts';
import { parseServerSettings, serverWarnings } from './server-settings.ts';

function parse(environment: Record<string, string>) {
  return parseServerSettings({ DATABASE_URL: 'file:./data/test.db', ...environment });
}

describe('the settings', () => {
  it('have the defaults of docs/enquiry-contract.md#settings', () => {
    const { host, port, trustedProxies, siteUrl } = parse({});
    expect({ host, port, trustedProxies }).toEqual({
      host: '0.0.0.0',
      port: 4321,
      trustedProxies: 0,
    });
    expect(siteUrl.origin).toBe(content.enquiryRecords().company.siteUrl);
  });

  it('are read from the environment; empty ones count as not set', () => {
    const { host, port, trustedProxies, siteUrl } = parse({
      HOST: '[::1]',
      PORT: ' 8080 ',
      SITE_URL: 'https://www.example.com/',
      TRUSTED_PROXIES: '2',
    });
    expect({ host, port, trustedProxies }).toEqual({ host: '::1', port: 8080, trustedProxies: 2 });
    expect(siteUrl.origin).toBe('https://www.example.com');
    expect(parse({ PORT: '', HOST: ' ' }).port).toBe(4321);
  });

  it.each([
    ['PORT', 'abc'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_TOKEN', 'with spaces that are many'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PORT', '0x50'],
    ['PORT', '1e3'],
    ['TRUSTED_PROXIES', 'one'],
    ['TRUSTED_PROXIES', '-1'],
    ['TRUSTED_PROXIES', '999'],
  ])('refuse %s=%s in one line that names it', (setting, value) => {
    expect(() => parse({ [setting]: value })).toThrow(SettingError);
    expect(() => parse({ [setting]: value })).toThrow(new RegExp(`^${setting}: [^\\n]+$`));
  });
});

it.each([
  [{ HOST: '0.0.0.0', TRUSTED_PROXIES: '1' }, 1],
  [{ HOST: '192.0.2.1', TRUSTED_PROXIES: '2' }, 1],
  [{ HOST: '::', TRUSTED_PROXIES: '1' }, 1],
  [{ HOST: '127.0.0.1', TRUSTED_PROXIES: '1' }, 0],
  [{ HOST: '::1', TRUSTED_PROXIES: '1' }, 0],
  [{ HOST: '0.0.0.0' }, 0],
])('%j causes %i warnings that addresses can be forged past the proxy', (settings, count) => {
  const parsed = parse(settings);
  expect(serverWarnings(parsed, parsed.siteUrl.origin)).toHaveLength(count);
});

it('cause a warning when the pages were built for another address', () => {
  const warnings = serverWarnings(parse({ SITE_URL: 'https://a.example' }), 'https://b.example');
  expect(warnings).toEqual([expect.stringMatching(/a\.example.*b\.example/)]);
});
