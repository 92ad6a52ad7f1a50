import { expect, it } from 'vitest';
import * as content from '../records/content.ts';
import { SettingError } from './read-settings.ts';
import { siteUrl } from './site-url.ts';

it.each([
  ['https://www.example.com', 'https://www.example.com'],
  ['https://www.example.com/', 'https://www.example.com'],
  [' http://localhost:4321 ', 'http://localhost:4321'],
  [' ', content.company().siteUrl],
  [undefined, content.company().siteUrl],
])('reads SITE_URL %j as %s', (setting, origin) => {
  expect(siteUrl({ SITE_URL: setting })).toBe(origin);
});

it.each(['www.example.com', 'ftp://www.example.com', 'https://www.example.com/shop'])(
  'refuses SITE_URL %s, naming the setting',
  (setting) => {
    expect(() => siteUrl({ SITE_URL: setting })).toThrow(SettingError);
    expect(() => siteUrl({ SITE_URL: setting })).toThrow(
      `SITE_URL: "${setting}" is not the public address of a site.`,
    );
  },
);
