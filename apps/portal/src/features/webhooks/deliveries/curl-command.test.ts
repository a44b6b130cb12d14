import { expect, it } from 'vitest';
import { curlCommand } from './curl-command.ts';

it('quotes everything for the shell and signs with the secret of the shell', () => {
  const command = curlCommand({
    url: 'https://example.com/hook?a=1&b=$HOME',
    body: `{"name":"O'Neil $(id)"}`,
    headers: { 'content-type': 'application/json', 'webhook-id': 'et-1' },
  });
  expect(command).toBe(
    [
      `body='{"name":"O'\\''Neil $(id)"}'`,
      `curl -X POST 'https://example.com/hook?a=1&b=$HOME' \\`,
      `  -H 'content-type: application/json' \\`,
      `  -H 'webhook-id: et-1' \\`,
      `  -H "smile-signature: $(printf %s "$body" | openssl dgst -sha512 -hmac "$SMILE_WEBHOOK_SECRET" | sed 's/^.* //')" \\`,
      '  --data-raw "$body"',
    ].join('\n'),
  );
});
