import { isIPv4, isIPv6 } from 'node:net';

const NO_ADDRESS = 'unknown';

/** Returns an address without the port that some proxies add: `192.0.2.1:5000`, `[2001:db8::1]:5000`. */
function withoutPort(address: string): string {
  return /^([\d.]+):\d+$/.exec(address)?.[1] ?? /^\[(.+)\](:\d+)?$/.exec(address)?.[1] ?? address;
}

/** Returns the key of a client: its IPv4 address, or its IPv6 /48, which a household or an office may have as a whole. */
export function networkOf(client: string): string {
  const address = withoutPort(client).replace(/%.*$/, '');
  // Node shows a client of IPv4 so when it listens on both.
  const ipv4 = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (isIPv4(ipv4)) return ipv4;
  if (!isIPv6(address)) return NO_ADDRESS;
  // `URL` normalises the address: `::` stands for the longest run of zeros, of at least two groups.
  const [head = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  return `${[...head.split(':'), '', ''].slice(0, 3).join(':')}/48`;
}
