import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { FileAnswer, ReceivedFile } from './file-answer.ts';

/**
 * Allowed callers: `public` anyone; `developer` a portal token; `openApi` an API key pair or the portal's open-API
 * token of the mode; `link` the token of one end user.
 */
export type Auth = 'public' | 'developer' | 'openApi' | 'link';

/** One operation as data: source of the server's route, the typed client and the OpenAPI document. */
export interface Endpoint {
  operationId: string;
  summary: string;
  description?: string;
  tag: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the API's prefix, with `{name}` for parameters. */
  path: string;
  auth: Auth;
  /**
   * Which API a public endpoint is part of unless the developer's: what hosted pages call, or the files of the link
   * origin, below no prefix and without a limit.
   */
  api?: 'hosted' | 'files';
  /** Only a developer of this role may call. */
  role?: 'ADMIN';
  /** Also allowed for a sign-in at this stage; `VERIFY` only for such sign-ins. */
  duringSignIn?: 'VERIFY' | 'SET_UP';
  /** A token that only views and revokes what was shared may call it too. */
  isForManaging?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** How the body travels: as JSON unless it is a form with files. */
  bodyType?: 'form';
  /** Maximum body size above the default of 1 MiB. Larger bodies are read only after authentication. */
  maxBodyBytes?: number;
  /** The envelope's `data`; null where the answer carries none. A file comes in place of the envelope. */
  answer: z.ZodType | FileAnswer | null;
  /** Answers are a stream of server-sent events; `answer` is the data of each. */
  isStream?: true;
  /** Status of success, 200 unless said otherwise. */
  status?: 200 | 201;
  /** The envelope's `code` of success, OK unless said otherwise. */
  code?: 'CREATED';
  /** Errors of this operation beyond those that its auth kind and its inputs imply. */
  errors?: readonly ErrorCode[];
  isDeprecated?: true;
}

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

export type FileEndpoint = Endpoint & { answer: FileAnswer };

export function answersFile(endpoint: Endpoint): endpoint is FileEndpoint {
  // Pages know method and path of their calls, not the answer.
  return Boolean(endpoint.answer && 'contentTypes' in endpoint.answer);
}

type Output<T> = T extends z.ZodType ? z.output<T> : undefined;
type Input<T> = T extends z.ZodType ? z.input<T> : undefined;

export type ParamsOf<E extends Endpoint> = Output<E['params']>;
export type QueryOf<E extends Endpoint> = Output<E['query']>;
export type BodyOf<E extends Endpoint> = Output<E['body']>;
export type AnswerOf<E extends Endpoint> = E['answer'] extends FileAnswer
  ? ReceivedFile
  : E['answer'] extends z.ZodType
    ? z.output<E['answer']>
    : null;

type Part<K extends string, T> = T extends z.ZodType
  ? Record<string, never> extends Input<T>
    ? { [P in K]?: Input<T> }
    : { [P in K]: Input<T> }
  : { [P in K]?: undefined };

/** A call's params, query and body, in the schemas' input form before defaults. */
export type CallInput<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;

/** Rate limit headers of every API answer; `reset` in seconds. */
export const rateLimitHeaders = {
  limit: 'RateLimit-Limit',
  remaining: 'RateLimit-Remaining',
  reset: 'RateLimit-Reset',
} as const;

/**
 * True for endpoints with ETags (RFC 9110 §13): single Open API resources by id. Lists change too often to be worth
 * the cost.
 */
export function isRevalidated(endpoint: Endpoint): boolean {
  const { method, auth, path, answer, isStream } = endpoint;
  if (method !== 'GET' || auth !== 'openApi' || isStream || !answer || answersFile(endpoint)) return false;
  return path.includes('{') && !('shape' in answer && 'nextCursor' in (answer.shape as object));
}
