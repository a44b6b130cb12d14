import { indent, interpolate, type SampleCall, splitVariables } from './sample-call.ts';

const credentials = {
  openApi: [`authorization: 'Basic ' + btoa(SMILE_API_KEY + ':' + SMILE_API_SECRET),`],
  developer: [`authorization: 'Bearer ' + SMILE_DEVELOPER_TOKEN,`],
  link: [`authorization: 'Bearer ' + SMILE_USER_TOKEN,`],
  public: [],
};

/** Module for Node, Deno and Bun that reads all variables at the top. */
export function writeTypeScript(call: SampleCall, variables: readonly string[]): string {
  const { auth, method, body, origin, path, answerKind } = call;
  const headers: string[] = [...credentials[auth]];
  if (call.takesIdempotencyKey) headers.push(`'idempotency-key': crypto.randomUUID(),`);
  if (body !== undefined) headers.push(`'content-type': 'application/json',`);
  return [
    ...(answerKind === 'file' ? [`import { writeFile } from 'node:fs/promises';`] : []),
    `import { env } from 'node:process';`,
    '',
    `const { ${variables.join(', ')} } = env;`,
    `const response = await fetch(\`\${${origin}}${interpolate(path, (name) => `\${${name}}`)}\`, {`,
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(headers.length === 0 ? [] : ['  headers: {', ...headers.map((line) => `    ${line}`), '  },']),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${indent(writeValue(body), 2)}),`]),
    '});',
    ...reads[answerKind],
  ].join('\n');
}

const reads = {
  json: ['console.log(JSON.stringify(await response.json(), null, 2));'],
  file: [`await writeFile('answer', Buffer.from(await response.arrayBuffer()));`],
  stream: [
    'const decoder = new TextDecoder();',
    'for await (const part of response.body ?? []) console.log(decoder.decode(part, { stream: true }));',
  ],
};

function writeValue(value: unknown): string {
  if (typeof value === 'string') return writeText(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const entries = Array.isArray(value)
    ? value.map((entry) => writeValue(entry))
    : Object.entries(value).map(([key, entry]) => `${writeKey(key)}: ${writeValue(entry)}`);
  return entries.length === 0 ? `${open}${close}` : `${open}\n  ${indent(entries.join(',\n'), 2)},\n${close}`;
}

function writeKey(key: string): string {
  return /^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key);
}

function writeText(text: string): string {
  const parts = splitVariables(text);
  if (parts.length === 1 && 'variable' in parts[0]!) return parts[0].variable;
  if (parts.every((part) => 'text' in part)) return JSON.stringify(text);
  return `\`${interpolate(text, (name) => `\${${name}}`)}\``;
}
