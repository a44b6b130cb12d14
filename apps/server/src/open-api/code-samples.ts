import { urlOf } from '@smile/contract/call';
import { answersFile, type Endpoint } from '@smile/contract/endpoint';
import { takesIdempotencyKey } from '@smile/contract/idempotency';

/** One real call of an operation: what was sent, and what came back. */
export interface OperationExample {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** None where a file came. */
  answer?: unknown;
}

export interface CodeSample {
  lang: string;
  label: string;
  source: string;
}

/** The call of an example in the languages that most readers copy from. */
export function writeCodeSamples(endpoint: Endpoint, basePath: string, example: OperationExample): CodeSample[] {
  const path = urlOf(endpoint.path, example.params, example.query);
  const call = { endpoint, path: prefixOf(endpoint, basePath) + path, body: example.body };
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

/** Files of the portal and of the link origin are elsewhere than the rest of the document. */
function prefixOf({ auth, api }: Endpoint, basePath: string): string {
  if (api === 'files') return '';
  return auth === 'developer' ? '/developer/v1' : basePath;
}

function writeCurl({ endpoint, path, body }: SampleCall): string {
  const credentials = {
    openApi: ' -u "$SMILE_API_KEY:$SMILE_API_SECRET"',
    developer: ' -H "authorization: Bearer $SMILE_DEVELOPER_TOKEN"',
    link: ' -H "authorization: Bearer $SMILE_USER_TOKEN"',
    public: '',
  };
  const lines = [`curl${credentials[endpoint.auth]}`];
  if (endpoint.method !== 'GET' && (endpoint.method !== 'POST' || body === undefined))
    lines.push(`-X ${endpoint.method}`);
  if (takesIdempotencyKey(endpoint)) lines.push(`-H "idempotency-key: $(uuidgen)"`);
  if (body !== undefined)
    lines.push(`-H 'content-type: application/json'`, `-d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`);
  if (endpoint.isStream) lines.push('-N');
  if (answersFile(endpoint)) lines.push('-OJ');
  lines.push(`"${endpoint.api === 'files' ? '$SMILE_LINK_URL' : '$SMILE_URL'}${path}"`);
  return lines.join(' \\\n  ');
}

function writeTypeScript({ endpoint, path, body }: SampleCall): string {
  const credentials = {
    openApi: [`authorization: \`Basic \${btoa(\`\${apiKey}:\${apiSecret}\`)}\`,`],
    developer: [`authorization: \`Bearer \${developerToken}\`,`],
    link: [`authorization: \`Bearer \${userToken}\`,`],
    public: [],
  };
  const headers = [...credentials[endpoint.auth]];
  if (takesIdempotencyKey(endpoint)) headers.push(`'idempotency-key': crypto.randomUUID(),`);
  if (body !== undefined) headers.push(`'content-type': 'application/json',`);
  return [
    `const response = await fetch(\`\${${endpoint.api === 'files' ? 'linkUrl' : 'smileUrl'}}${path}\`, {`,
    ...(endpoint.method === 'GET' ? [] : [`  method: '${endpoint.method}',`]),
    ...(headers.length === 0 ? [] : ['  headers: {', ...headers.map((line) => `    ${line}`), '  },']),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${indent(JSON.stringify(body, null, 2))}),`]),
    '});',
    ...(endpoint.isStream ? [] : [answersFile(endpoint) ? readsFile : readsEnvelope]),
  ].join('\n');
}

const readsEnvelope = 'const { code, message, data } = await response.json();';
const readsFile = 'const file = await response.blob();';

function indent(text: string): string {
  return text.replaceAll('\n', '\n  ');
}
