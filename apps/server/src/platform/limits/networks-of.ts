import ipaddr from 'ipaddr.js';

export interface Network {
  /** Equal for every spelling of an address, and for all addresses of a network. */
  key: string;
  /** Multiplies the limit of a single address for this network. */
  widening: number;
}

/** NAT64 (RFC 6052): an IPv6-only host sees every IPv4 client in this network. */
const nat64: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('64:ff9b::'), 96];

/** One subscriber gets at least a /64 (RFC 6177), a site or hosting customer up to a /48. */
const subscriberBits = 64;
const siteBits = 48;
export const siteWidening = 10;

/**
 * Networks that count an address's requests, narrowest first. IPv4 counts by address; IPv6 by /64 and, with ten times
 * the limit, by /48.
 */
export function networksOf(ip: string | null): [Network, ...Network[]] {
  const address = parse(ip ?? 'unknown');
  if (typeof address === 'string') return [{ key: address, widening: 1 }];
  if (address instanceof ipaddr.IPv4) return [{ key: address.toString(), widening: 1 }];
  return [
    { key: networkOf(address, subscriberBits), widening: 1 },
    { key: networkOf(address, siteBits), widening: siteWidening },
  ];
}

/** Proxies may put any text into the client header; anything but an address counts as one subject. */
function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 | string {
  const host = stripPort(text.trim());
  if (ipaddr.IPv4.isValidFourPartDecimal(host)) return ipaddr.IPv4.parse(host);
  if (!ipaddr.IPv6.isValid(host)) return host.toLowerCase();
  const address = ipaddr.IPv6.parse(host);
  if (address.isIPv4MappedAddress()) return address.toIPv4Address();
  return address.match(nat64) ? new ipaddr.IPv4(address.toByteArray().slice(12)) : address;
}

/** Some proxies append the connection's port, which differs each time. */
function stripPort(text: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;
}

function networkOf(address: ipaddr.IPv6, bits: number): string {
  const plain = new ipaddr.IPv6(address.toByteArray());
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${plain}/${bits}`)}/${bits}`;
}
