import { urlOf } from '@smile/contract/call';
import type { Endpoint } from '@smile/contract/endpoint';
import { takesIdempotencyKey } from '@smile/contract/idempotency';

/** One real call of an operation: what was sent, and what came back. */
export interface OperationExample {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  answer: unknown;
}

export interface CodeSample {
  lang: string;
  label: string;
  source: string;
}

/** The call of an example in the languages that most readers copy from. */
export function writeCodeSamples(endpoint: Endpoint, basePath: string, example: OperationExample): CodeSample[] {
  const path = basePath + urlOf(endpoint.path, example.params, example.query);
  const call = { endpoint, path, body: example.body };
  return [
    { lang: 'shell', label: 'curl', source: writeCurl(call) },
    { lang: 'typescript', label: 'TypeScript', source: writeTypeScript(call) },
  ];
}

interface SampleCall {
  endpoint: Endpoint;
  path: string;
  body: unknown;
}

function writeCurl({ endpoint, path, body }: SampleCall): string {
  const lines = [`curl -u "$SMILE_API_KEY:$SMILE_API_SECRET"`];
  if (endpoint.method !== 'GET' && (endpoint.method !== 'POST' || body === undefined))
    lines.push(`-X ${endpoint.method}`);
  if (takesIdempotencyKey(endpoint)) lines.push(`-H "idempotency-key: $(uuidgen)"`);
  if (body !== undefined)
    lines.push(`-H 'content-type: application/json'`, `-d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`);
  if (endpoint.isStream) lines.push('-N');
  lines.push(`"$SMILE_URL${path}"`);
  return lines.join(' \\\n  ');
}

function writeTypeScript({ endpoint, path, body }: SampleCall): string {
  const headers = [`authorization: \`Basic \${btoa(\`\${apiKey}:\${apiSecret}\`)}\`,`];
  if (takesIdempotencyKey(endpoint)) headers.push(`'idempotency-key': crypto.randomUUID(),`);
  if (body !== undefined) headers.push(`'content-type': 'application/json',`);
  return [
    `const response = await fetch(\`\${smileUrl}${path}\`, {`,
    ...(endpoint.method === 'GET' ? [] : [`  method: '${endpoint.method}',`]),
    '  headers: {',
    ...headers.map((line) => `    ${line}`),
    '  },',
    ...(body === undefined ? [] : [`  body: JSON.stringify(${indent(JSON.stringify(body, null, 2))}),`]),
    '});',
    ...(endpoint.isStream ? [] : ['const { code, message, data } = await response.json();']),
  ].join('\n');
}

function indent(text: string): string {
  return text.replaceAll('\n', '\n  ');
}
