import { isIPv4, isIPv6 } from 'node:net';

/** What a proxy wrote is not always an address, and may be longer than a key can be. */
const NO_ADDRESS = 'unknown';

/**
 * The networks of an IPv6 address that may be one visitor's, in bits: a device
 * has a /64, a household commonly a /56 and an office a /48 of its own.
 */
const IPV6_WIDTHS = [64, 56, 48] as const;
/** As many groups are 0 before the `ffff` of an IPv4 address written as IPv6. */
const MAPPED_ZERO_GROUPS = 5;

/** An address without the port that some proxies add: `192.0.2.1:5000`, `[2001:db8::1]:5000`. */
function withoutPort(address: string): string {
  return /^([\d.]+):\d+$/.exec(address)?.[1] ?? /^\[(.+)\](:\d+)?$/.exec(address)?.[1] ?? address;
}

/** The eight groups of an IPv6 address, as numbers of 16 bits. */
function ipv6Groups(address: string): number[] {
  // A URL spells addresses in one way, without dots.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  const groups = [...(left ?? []), ...(right ?? [])];
  groups.splice(left?.length ?? 0, 0, ...Array<string>(8 - groups.length).fill('0'));
  return groups.map((group) => parseInt(group, 16));
}

/** The first bits of an address as a network: `2001:db8:1:200::/56`. */
function ipv6Network(groups: readonly number[], bits: number): string {
  const kept = groups.slice(0, Math.ceil(bits / 16));
  const spare = kept.length * 16 - bits;
  const network = kept.map((group, index) =>
    index === kept.length - 1 ? (group >> spare) << spare : group,
  );
  return `${network.map((group) => group.toString(16)).join(':')}::/${bits}`;
}

/**
 * What is counted as one visitor, from the narrowest to the widest: an IPv4
 * address alone, or the networks that an IPv6 address is in. All that is no
 * address counts as one visitor.
 */
export function networksOf(client: string): string[] {
  const address = withoutPort(client).replace(/%.*$/, '');
  if (isIPv4(address)) return [address];
  if (!isIPv6(address)) return [NO_ADDRESS];
  const groups = ipv6Groups(address);
  const [mark, high = 0, low = 0] = groups.slice(MAPPED_ZERO_GROUPS);
  if (mark === 0xffff && groups.slice(0, MAPPED_ZERO_GROUPS).every((group) => group === 0)) {
    return [[high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')];
  }
  return IPV6_WIDTHS.map((bits) => ipv6Network(groups, bits));
}
