import { isIPv4 } from 'node:net';
import { z } from 'zod';

/** Letters, digits, hyphens and underscores (names of containers); at most 63 a label. RFC 1123 §2.1. */
const label = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/;
/** Listen addresses, which no browser can open. */
const unspecified = ['0.0.0.0', '[::]'];

const error = 'must be an http or https URL of one host, without a user name';

/** URL of another service or of a page. */
export const httpUrl = z
  .url({ protocol: /^https?$/, error })
  .refine(hasUsableHost, { error })
  .refine((value) => !hasCredentials(value), { error })
  .transform((value) => value.trim().replace(/\/+$/, ''));

/** An origin without a path: the paths of the API and pages are fixed. */
export const originUrl = z
  .url({ protocol: /^https?$/ })
  .refine(hasUsableHost)
  .refine((value) => !hasCredentials(value))
  .refine((value) => {
    if (!URL.canParse(value)) return false;
    const { pathname, search, hash, hostname, port } = new URL(value);
    return pathname === '/' && !search && !hash && !unspecified.includes(hostname) && port !== '0';
  })
  .transform((value) => new URL(value).origin);

/** URL of another page, or a path in the portal. */
export const pageUrl = z.union([httpUrl, z.string().regex(/^\/(?![/\\])\S*$/)]);

export const contactUrl = z.union([pageUrl, z.url({ protocol: /^mailto$/ }).regex(/^mailto:[^@\s]+@[^@\s]+$/i)]);

/** An unencoded `#` or `?` in a password would end the URL early. */
export const smtpUrl = z
  .url({ protocol: /^smtps?$/ })
  .refine(hasUsableHost)
  .refine((value) => {
    if (!URL.canParse(value)) return false;
    const { pathname } = new URL(value);
    return hasValidEscapes(value) && !value.includes('#') && (pathname === '' || pathname === '/');
  })
  .refine(hasWholeAuthority);

/** Without a host, the driver uses a socket. */
export const postgresUrl = z
  .url({ protocol: /^postgres(ql)?$/ })
  .refine(hasValidEscapes)
  .refine((value) => !URL.canParse(value) || new URL(value).hostname === '' || hasUsableHost(value))
  .refine(hasWholeAuthority);

/** An unencoded password such as `12?x` or `12/x` would move its rest and the host out of the authority. */
function hasWholeAuthority(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, username, pathname, search } = new URL(url);
  return hostname === '' || username !== '' || !(pathname + search).includes('@');
}

/** A literal `%` must be written as `%25`; drivers crash on other uses. */
function hasValidEscapes(url: string): boolean {
  try {
    return decodeURIComponent(url) !== '';
  } catch {
    return false;
  }
}

/** Rejects wildcards, lists, trailing dots and placeholders, which the URL standard allows. */
function hasUsableHost(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  if (hostname.startsWith('[') || isIPv4(hostname)) return true;
  return hostname.length <= 253 && hostname.split('.').every((part) => label.test(part.toLowerCase()));
}

function hasCredentials(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { username, password } = new URL(url);
  return username !== '' || password !== '';
}
