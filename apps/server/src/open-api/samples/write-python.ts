import { indent, interpolate, type SampleCall, splitVariables } from './sample-call.ts';

const credentials = {
  openApi: [`"Authorization": "Basic " + b64encode(f"{SMILE_API_KEY}:{SMILE_API_SECRET}".encode()).decode(),`],
  developer: [`"Authorization": f"Bearer {SMILE_DEVELOPER_TOKEN}",`],
  link: [`"Authorization": f"Bearer {SMILE_USER_TOKEN}",`],
  public: [],
};

/** Sample for Python 3 without packages. */
export function writePython(call: SampleCall, variables: readonly string[]): string {
  const { auth, method, body, origin, path, answerKind } = call;
  const headers: string[] = [...credentials[auth]];
  if (call.takesIdempotencyKey) headers.push('"Idempotency-Key": str(uuid4()),');
  if (body !== undefined) headers.push('"Content-Type": "application/json",');
  const imports = [
    ...(body === undefined ? [] : ['import json']),
    'import os',
    ...(auth === 'openApi' ? ['from base64 import b64encode'] : []),
    'from urllib.request import Request, urlopen',
    ...(call.takesIdempotencyKey ? ['from uuid import uuid4'] : []),
  ];
  return [
    ...imports,
    '',
    ...variables.map((name) => `${name} = os.environ["${name}"]`),
    '',
    'request = Request(',
    `    f"{${origin}}${interpolate(path, (name) => `{${name}}`)}",`,
    ...(method === 'GET' ? [] : [`    method="${method}",`]),
    ...(headers.length === 0 ? [] : ['    headers={', ...headers.map((line) => `        ${line}`), '    },']),
    ...(body === undefined ? [] : [`    data=json.dumps(${indent(writeValue(body), 4)}).encode(),`]),
    ')',
    'with urlopen(request) as response:',
    ...reads[answerKind],
  ].join('\n');
}

const reads = {
  json: ['    print(response.read().decode())'],
  file: ['    with open("answer", "wb") as file:', '        file.write(response.read())'],
  stream: ['    for line in response:', '        print(line.decode(), end="", flush=True)'],
};

function writeValue(value: unknown): string {
  if (typeof value === 'string') return writeText(value);
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const entries = Array.isArray(value)
    ? value.map((entry) => writeValue(entry))
    : Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${writeValue(entry)}`);
  return entries.length === 0 ? `${open}${close}` : `${open}\n    ${indent(entries.join(',\n'), 4)},\n${close}`;
}

function writeText(text: string): string {
  const parts = splitVariables(text);
  if (parts.length === 1 && 'variable' in parts[0]!) return parts[0].variable;
  if (parts.every((part) => 'text' in part)) return JSON.stringify(text);
  return `f"${interpolate(text, (name) => `{${name}}`)}"`;
}
