import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const globalUnicast: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];
const nat64: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('64:ff9b::'), 96];

/**
 * Whether an address is on the public internet: not private, loopback, link-local, shared (RFC 6598), multicast,
 * documentation or otherwise reserved (RFC 6890). An IPv6 address that wraps an IPv4 one (mapped, NAT64) is judged by
 * the IPv4 address; tunnels (6to4, Teredo) are not public.
 */
export function isPublicAddress(text: string): boolean {
  if (!isIP(text)) return false;
  const address = ipaddr.parse(text);
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast';
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().range() === 'unicast';
  if (address.match(nat64)) return new ipaddr.IPv4(address.toByteArray().slice(12)).range() === 'unicast';
  return address.match(globalUnicast) && address.range() === 'unicast';
}

const privateSuffixes = /(^|\.)(localhost|local|internal|lan|home\.arpa)$/;

/** Whether a URL's host can be public judging by its text; DNS answers are checked when connecting. */
export function mayBePublicHost(hostname: string): boolean {
  const literal = ipLiteralOf(hostname);
  if (literal) return isPublicAddress(literal);
  const name = hostname.toLowerCase().replace(/\.$/, '');
  return name.includes('.') && !privateSuffixes.test(name);
}

/** IP address in a URL; null for a host name. */
export function ipLiteralOf(hostname: string): string | null {
  const text = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  return isIP(text) ? text : null;
}
