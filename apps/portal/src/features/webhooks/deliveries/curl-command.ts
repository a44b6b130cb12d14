import type { WebhookAttempt } from '@smile/contract/webhook-deliveries';

interface SentRequest {
  url: string;
  body: string;
  headers: WebhookAttempt['requestHeaders'];
}

/**
 * Shell command that repeats the request. The log stores no signatures, so the command signs with the secret in
 * SMILE_WEBHOOK_SECRET.
 */
export function curlCommand({ url, body, headers }: SentRequest): string {
  const kept = Object.entries(headers).map(([name, value]) => `  -H ${quote(`${name}: ${value}`)}`);
  const digest = 'openssl dgst -sha512 -hmac "$SMILE_WEBHOOK_SECRET"';
  const signature = `  -H "smile-signature: $(printf %s "$body" | ${digest} | sed 's/^.* //')"`;
  return [
    `body=${quote(body)}`,
    [`curl -X POST ${quote(url)}`, ...kept, signature, '  --data-raw "$body"'].join(' \\\n'),
  ].join('\n');
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
