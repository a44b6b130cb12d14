import { isIP, isIPv4 } from 'node:net';
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

/** URL to which a client adds paths. */
export const baseUrl = httpUrl.refine((value) => !/[?#]/.test(value));

/** Name of a bucket; those of other stores than Amazon's may have capitals and underscores. */
export const bucketName = z.string().regex(/^[a-z0-9][a-z0-9._-]{0,254}$/i);

/** A token goes into a header after `Bearer`. */
export const bearerToken = z.string().regex(/^[\x21-\x7e]+$/);

/** One address, alone or as `Name <address>`. The host may be a local one. */
export const senderAddress = z
  .string()
  .trim()
  .regex(/^(?:[^<>\r\n]*<[^\s<>@,;"]+@[^\s<>@,;"]+>|[^\s<>@,;"]+@[^\s<>@,;"]+)$/);

/** An origin without a path: the paths of the API and pages are fixed. */
export const originUrl = z
  .url({ protocol: /^https?$/ })
  .refine(hasUsableHost)
  .refine((value) => !hasCredentials(value))
  .refine((value) => {
    if (!URL.canParse(value)) return false;
    const { pathname, search, hash, hostname } = new URL(value);
    return pathname === '/' && !search && !hash && !unspecified.includes(hostname);
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

/** Number of trusted proxies in front of the server (`0` for none), or their addresses. */
export const proxyTrust = z
  .string()
  .trim()
  .refine((value) => /^\d$/.test(value) || value.split(',').every((part) => isAddressRange(part.trim())))
  .transform((value) => {
    if (/^\d$/.test(value)) return Number(value);
    return value.split(',').map((part) => part.trim());
  });

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

/** Rejects wildcards, lists, trailing dots, placeholders and port 0, which the URL standard allows. */
function hasUsableHost(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, port } = new URL(url);
  if (port === '0') return false;
  if (hostname.startsWith('[') || isIPv4(hostname)) return true;
  return hostname.length <= 253 && hostname.split('.').every((part) => label.test(part.toLowerCase()));
}

function hasCredentials(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { username, password } = new URL(url);
  return username !== '' || password !== '';
}

function isAddressRange(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const version = isIP(address);
  if (version === 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
