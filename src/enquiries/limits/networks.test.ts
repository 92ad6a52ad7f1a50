import fc from 'fast-check';
import { expect, test } from 'vitest';
import { networkOf } from './networks.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:50123', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:c000:0201', '192.0.2.1'],
  ['[::ffff:192.0.2.1]:50123', '192.0.2.1'],
  ['2001:db8:1:2a3b:3:4:5:6', '20010db80001/48'],
  ['2001:0DB8:0001:0002::9', '20010db80001/48'],
  ['[2001:db8:1:2::9]:50123', '20010db80001/48'],
  ['2001:db8::1', '20010db80000/48'],
  ['2001:db8:1:2:3:4:5::', '20010db80001/48'],
  ['::', '000000000000/48'],
  ['::1', '000000000000/48'],
  ['64:ff9b::192.0.2.1', '0064ff9b0000/48'],
  ['fe80::1%eth0', 'fe8000000000/48'],
  ['999.1.1.1', 'unknown'],
  ['"><script>', 'unknown'],
  ['', 'unknown'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('all spellings of an address are one key, and no text throws', () => {
  fc.assert(
    fc.property(fc.ipV6(), fc.string(), (address, text) => {
      const network = networkOf(address);
      expect(networkOf(new URL(`http://[${address}]`).hostname)).toBe(network);
      expect(networkOf(address.toUpperCase())).toBe(network);
      expect(networkOf(text)).toBeTruthy();
    }),
  );
});
