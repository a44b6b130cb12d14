export const webhookUrlMessage = 'url is required and must begin with https://';

/**
 * Parses a webhook URL: https anywhere, plain http only on this machine or a private network; null otherwise. The
 * server also checks whether the operator allows such receivers.
 */
export function readWebhookUrl(text: string): URL | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'https:' || isPrivateHost(url.hostname) ? url : null;
}

/** Names without a dot and domains of local networks, such as .local (RFC 6762) and .home.arpa (RFC 8375). */
const privateNames = /^(?:[^.[\]]+|.+\.(?:localhost|local|internal|lan|home\.arpa))\.?$/;
/** Loopback, RFC 1918 and link-local. */
const privateIpv4 = /^(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d+)+$/;
/** Loopback, unique local (fc00::/7) and link-local (fe80::/10). */
const privateIpv6 = /^\[(?:::1|f[cd][0-9a-f]{2}:.*|fe[89ab][0-9a-f]:.*)\]$/;

/** Expects a host as `URL` normalizes it: lower case, addresses in their shortest form. */
function isPrivateHost(hostname: string): boolean {
  return privateNames.test(hostname) || privateIpv4.test(hostname) || privateIpv6.test(hostname);
}

/** True for URLs with credentials, such as `https://user:password@host`. */
export function hasCredentials(url: string): boolean {
  return /^https:\/\/[^/?#\\]*@/i.test(url.trim());
}
