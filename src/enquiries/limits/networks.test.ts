import fc from 'fast-check';
import { expect, test } from 'vitest';
import { networksOf } from './networks.ts';

test.each([
  ['192.0.2.1', ['192.0.2.1']],
  ['192.0.2.1:50123', ['192.0.2.1']],
  ['::ffff:192.0.2.1', ['192.0.2.1']],
  ['::FFFF:c000:201', ['192.0.2.1']],
  ['0:0:0:0:0:ffff:c000:0201', ['192.0.2.1']],
  ['[::ffff:192.0.2.1]:50123', ['192.0.2.1']],
  ['2001:db8:1:2a3b:3:4:5:6', ['2001:db8:1:2a3b::/64', '2001:db8:1:2a00::/56', '2001:db8:1::/48']],
  ['2001:0DB8:0001:0002::9', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['[2001:db8:1:2::9]:50123', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
  ['2001:db8:1:2:3:4:5::', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['::', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48']],
  ['64:ff9b::192.0.2.1', ['64:ff9b:0:0::/64', '64:ff9b:0:0::/56', '64:ff9b:0::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0::/48']],
  ['999.1.1.1', ['unknown']],
  ['"><script>', ['unknown']],
  ['', ['unknown']],
])('%s is counted as %s', (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
});

test('any spelling of an address is counted as the same, and nothing makes it throw', () => {
  fc.assert(
    fc.property(fc.ipV6(), fc.string(), (address, text) => {
      const networks = networksOf(address);
      expect(networksOf(new URL(`http://[${address}]`).hostname)).toEqual(networks);
      expect(networksOf(address.toUpperCase())).toEqual(networks);
      expect([1, 3]).toContain(networksOf(text).length);
    }),
  );
});
