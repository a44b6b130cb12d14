import type { SampleCall } from './sample-call.ts';

const credentials = {
  openApi: ' -u "$SMILE_API_KEY:$SMILE_API_SECRET"',
  developer: ' -H "authorization: Bearer $SMILE_DEVELOPER_TOKEN"',
  link: ' -H "authorization: Bearer $SMILE_USER_TOKEN"',
  public: '',
};

/** Random digits with tools that every POSIX system has. */
const randomKey = "$(od -An -tx1 -N16 /dev/urandom | tr -d ' \\n')";

export function writeCurl(call: SampleCall): string {
  const { auth, method, body, origin, path } = call;
  const lines = [`curl${credentials[auth]}`];
  if (method !== 'GET' && (method !== 'POST' || body === undefined)) lines.push(`-X ${method}`);
  if (call.takesIdempotencyKey) lines.push(`-H "idempotency-key: ${randomKey}"`);
  if (body !== undefined) lines.push(`-H 'content-type: application/json'`, `-d '${quote(body)}'`);
  if (call.answerKind === 'stream') lines.push('-N');
  if (call.answerKind === 'file') lines.push('-OJ');
  lines.push(`"$${origin}${path}"`);
  return lines.join(' \\\n  ');
}

/** Single-quoted body; the quotes close before each variable and reopen after it. */
function quote(body: unknown): string {
  return JSON.stringify(body)
    .replaceAll("'", `'\\''`)
    .replace(/\$([A-Z][A-Z_]+)/g, `'"$$$1"'`);
}
