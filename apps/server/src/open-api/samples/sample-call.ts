import type { Endpoint } from '@smile/contract/endpoint';

/** A recorded call of an operation: request and answer. */
export interface OperationExample {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** Absent when the answer is a file. */
  answer?: unknown;
}

/** Sample languages by the name of their code fence; `lang` and `label` as in `x-codeSamples`. */
export const sampleLanguages = {
  sh: { lang: 'shell', label: 'curl' },
  ts: { lang: 'typescript', label: 'TypeScript' },
  py: { lang: 'python', label: 'Python' },
  php: { lang: 'php', label: 'PHP' },
  java: { lang: 'java', label: 'Java' },
} as const;
export type SampleLanguage = keyof typeof sampleLanguages;

/** Environment variables for credentials, the same in every sample and guide. */
export const credentialVariables: Readonly<Record<Endpoint['auth'], readonly string[]>> = {
  openApi: ['SMILE_API_KEY', 'SMILE_API_SECRET'],
  developer: ['SMILE_DEVELOPER_TOKEN'],
  link: ['SMILE_USER_TOKEN'],
  public: [],
};

/** Language-independent call. In `path` and in texts of the body, `$NAME` is an environment variable. */
export interface SampleCall {
  method: Endpoint['method'];
  auth: Endpoint['auth'];
  /** Environment variable with the origin to call. */
  origin: 'SMILE_URL' | 'SMILE_LINK_URL';
  path: string;
  body: unknown;
  takesIdempotencyKey: boolean;
  /** The envelope, a file, or server-sent events. */
  answerKind: 'json' | 'file' | 'stream';
}

/** Constant parts of a text, and the variables between them. */
export type TextPart = { text: string } | { variable: string };

export function splitVariables(text: string): TextPart[] {
  return text
    .split(/(\$[A-Z][A-Z_]+)/)
    .filter((part) => part !== '')
    .map((part) => (/^\$[A-Z]/.test(part) ? { variable: part.slice(1) } : { text: part }));
}

/** Replaces each variable by the language's syntax for reading it. */
export function interpolate(text: string, write: (variable: string) => string): string {
  return splitVariables(text)
    .map((part) => ('variable' in part ? write(part.variable) : part.text))
    .join('');
}

/** Indents every line but the first, which follows text of its own line. */
export function indent(text: string, spaces: number): string {
  return text.replaceAll('\n', `\n${' '.repeat(spaces)}`);
}
