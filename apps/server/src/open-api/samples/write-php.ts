import { indent, type SampleCall, splitVariables } from './sample-call.ts';

const credentials = {
  openApi: [`'Authorization: Basic ' . base64_encode(getenv('SMILE_API_KEY') . ':' . getenv('SMILE_API_SECRET')),`],
  developer: [`'Authorization: Bearer ' . getenv('SMILE_DEVELOPER_TOKEN'),`],
  link: [`'Authorization: Bearer ' . getenv('SMILE_USER_TOKEN'),`],
  public: [],
};

/** Sample for PHP 8 without extensions. */
export function writePhp(call: SampleCall): string {
  const { auth, method, body, origin, path, answerKind } = call;
  const headers: string[] = [...credentials[auth]];
  if (call.takesIdempotencyKey) headers.push(`'Idempotency-Key: ' . bin2hex(random_bytes(16)),`);
  if (body !== undefined) headers.push(`'Content-Type: application/json',`);
  return [
    '<?php',
    `$url = getenv('${origin}') . ${writeText(path)};`,
    '$context = stream_context_create([',
    `    'http' => [`,
    `        'method' => '${method}',`,
    ...(headers.length === 0
      ? []
      : [`        'header' => [`, ...headers.map((line) => `            ${line}`), '        ],']),
    ...(body === undefined ? [] : [`        'content' => json_encode(${indent(writeValue(body), 8)}),`]),
    `        'ignore_errors' => true,`,
    '    ],',
    ']);',
    ...reads[answerKind],
  ].join('\n');
}

const reads = {
  json: ['echo file_get_contents($url, false, $context), PHP_EOL;'],
  file: [`file_put_contents('answer', file_get_contents($url, false, $context));`],
  stream: ["$stream = fopen($url, 'r', false, $context);", 'while (($line = fgets($stream)) !== false) echo $line;'],
};

function writeValue(value: unknown): string {
  if (typeof value === 'string') return writeText(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Array.isArray(value)
    ? value.map((entry) => writeValue(entry))
    : Object.entries(value).map(([key, entry]) => `${quote(key)} => ${writeValue(entry)}`);
  if (entries.length === 0) return Array.isArray(value) ? '[]' : 'new stdClass()';
  return `[\n    ${indent(entries.join(',\n'), 4)},\n]`;
}

function writeText(text: string): string {
  return splitVariables(text)
    .map((part) => ('variable' in part ? `getenv('${part.variable}')` : quote(part.text)))
    .join(' . ');
}

function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
