import { isIPv4, isIPv6 } from 'node:net';

/** The key for clients without a valid address. */
const NO_ADDRESS = 'unknown';

/** The hexadecimal digits of an IPv6 network of 48 bits, as large as a household or an office may get. */
const NETWORK_DIGITS = 12;
const IPV6_DIGITS = 32;
/** An IPv4 address written as IPv6. */
const MAPPED_IPV4 = /^0{20}ffff(..)(..)(..)(..)$/;

/** Returns an address without the port that some proxies add: `192.0.2.1:5000`, `[2001:db8::1]:5000`. */
function withoutPort(address: string): string {
  return /^([\d.]+):\d+$/.exec(address)?.[1] ?? /^\[(.+)\](:\d+)?$/.exec(address)?.[1] ?? address;
}

/** Returns all 32 hexadecimal digits of an IPv6 address. */
function ipv6Digits(address: string): string {
  // `URL` normalises the address: no dots, and `::` for omitted groups.
  const { hostname } = new URL(`http://[${address}]`);
  const [head = '', tail = ''] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.replace(/\w+/g, (group) => group.padStart(4, '0')).replaceAll(':', ''));
  return head.padEnd(IPV6_DIGITS - tail.length, '0') + tail;
}

/**
 * Returns the key under which a client is counted: its IPv4 address or its IPv6 /48, in which its owner can choose any
 * address; `unknown` for anything that is not an address.
 */
export function networkOf(client: string): string {
  const address = withoutPort(client).replace(/%.*$/, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return NO_ADDRESS;
  const digits = ipv6Digits(address);
  const mapped = MAPPED_IPV4.exec(digits)?.slice(1);
  if (mapped) return mapped.map((byte) => parseInt(byte, 16)).join('.');
  return `${digits.slice(0, NETWORK_DIGITS)}/48`;
}
