import ipaddr from 'ipaddr.js';

export interface Network {
  /** The same text for every spelling of an address, and for all addresses of a network. */
  key: string;
  /** How many times the limit of one address applies to the network. */
  widening: number;
}

/** NAT64 (RFC 6052): an IPv6-only host sees every IPv4 client in this network. */
const nat64: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('64:ff9b::'), 96];

/** One subscriber gets a /64 at least (RFC 6177), a site or a customer of a host up to a /48. */
const subscriberBits = 64;
const siteBits = 48;
export const siteWidening = 10;

/**
 * The networks under which the requests of an address are counted, the narrowest first. IPv4 counts by address, IPv6
 * by /64 and, ten times as wide, by /48.
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

/** A proxy may write anything into the header that names the client; what is no address counts as one text. */
function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 | string {
  const host = stripPort(text.trim());
  if (ipaddr.IPv4.isValidFourPartDecimal(host)) return ipaddr.IPv4.parse(host);
  if (!ipaddr.IPv6.isValid(host)) return host.toLowerCase();
  const address = ipaddr.IPv6.parse(host);
  if (address.isIPv4MappedAddress()) return address.toIPv4Address();
  return address.match(nat64) ? new ipaddr.IPv4(address.toByteArray().slice(12)) : address;
}

/** Some proxies add the port of the connection, which is another one each time. */
function stripPort(text: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;
}

function networkOf(address: ipaddr.IPv6, bits: number): string {
  const plain = new ipaddr.IPv6(address.toByteArray());
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${plain}/${bits}`)}/${bits}`;
}
