import { readWebhookUrl, webhookUrlMessage } from '@smile/contract/webhook-url';
import { mayBePublicHost } from '../../platform/outbound/public-address.ts';

/** Returns the fault of a webhook's URL, or null; the addresses of its host are checked at each delivery. */
export function findUrlProblem(text: string, allowPrivate: boolean): string | null {
  const url = readWebhookUrl(text);
  if (!url || (url.protocol !== 'https:' && !allowPrivate)) return webhookUrlMessage;
  if (url.username || url.password) return 'url must not contain a user name or password.';
  if (!allowPrivate && !mayBePublicHost(url.hostname)) return 'url must not lead to a private or reserved address.';
  return null;
}
