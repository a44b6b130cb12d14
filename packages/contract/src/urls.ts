export const webhookUrlMessage = 'url is required and must begin with https://';

/**
 * Parses a webhook URL: https anywhere, plain http only on this machine or a private network; null otherwise. The
 * server also checks whether the operator allows such receivers.
 */
export function readWebhookUrl(text: string): URL | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'https:' || isOwnNetwork(url.hostname) ? url : null;
}

const ownNames = /^(?:[^.[\]]+|.+\.(?:localhost|local|internal|lan|home\.arpa))\.?$/;
const ownIpv4 = /^(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d+)+$/;
const ownIpv6 = /^\[(?:::1|f[cd][0-9a-f]{2}:.*|fe[89ab][0-9a-f]:.*)\]$/;

/** Expects a host as `URL` normalizes it: lower case, addresses in their shortest form. */
function isOwnNetwork(hostname: string): boolean {
  return ownNames.test(hostname) || ownIpv4.test(hostname) || ownIpv6.test(hostname);
}

/** True for URLs with credentials, such as `https://user:password@host`. */
export function hasSignIn(url: string): boolean {
  return /^https:\/\/[^/?#\\]*@/i.test(url.trim());
}
