import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findUnsafeSettings } from './unsafe-settings.ts';

describe('findUnsafeSettings', () => {
  const safe = {
    SMTP_URL: 'smtps://mail.company.in',
    SITE_URL: 'https://www.company.in',
    DATABASE_URL: 'file:/var/lib/site/enquiries.db',
  };

  it('finds nothing for a configured server', () => {
    expect(findUnsafeSettings(safe)).toEqual([]);
    expect(findUnsafeSettings({ ...safe, DATABASE_URL: 'postgres://db/site' })).toEqual([]);
  });

  it.each([
    ['SMTP_URL', { SMTP_URL: undefined }],
    ['SITE_URL', { SITE_URL: undefined }],
    ['SITE_URL', { SITE_URL: 'https://www.navsagar.example' }],
    ['SITE_URL', { SITE_URL: 'http://localhost:4321' }],
    ['DATABASE_URL', { DATABASE_URL: undefined }],
    ['DATABASE_URL', { DATABASE_URL: ' file:./data/enquiries.db' }],
    ['DATABASE_URL', { DATABASE_URL: `file:${path.resolve('data/enquiries.db')}` }],
  ])('warns of %s in %o', (name, change) => {
    expect(findUnsafeSettings({ ...safe, ...change }).map(({ where }) => where)).toEqual([name]);
  });
});
