import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { FileAnswer, ReceivedFile } from './file-answer.ts';

/**
 * Allowed callers: `public` anyone; `developer` a portal token; `openApi` an API key pair or the portal's open-API token
 * of the mode; `link` an end user's token.
 */
export type Auth = 'public' | 'developer' | 'openApi' | 'link';

/** One operation as data. The server's routes, the typed client and the OpenAPI document are built from it. */
export interface Endpoint {
  operationId: string;
  summary: string;
  description?: string;
  tag: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the API's prefix, with `{name}` for parameters. */
  path: string;
  auth: Auth;
  /**
   * API of a public endpoint, if not the developer API: `hosted` for hosted pages, or `files` on the link origin, which
   * have no prefix and no rate limit.
   */
  api?: 'hosted' | 'files';
  /** Only developers with this role may call it. */
  role?: 'ADMIN';
  /** May also be called with an unfinished sign-in at this stage; `VERIFY` only then. */
  duringSignIn?: 'VERIFY' | 'SET_UP';
  /** May also be called with a token that only views and revokes shared data. */
  isForManaging?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** `form` for multipart forms with files; JSON otherwise. */
  bodyType?: 'form';
  /** Maximum body size above the default of 1 MiB. Larger bodies are read only after authentication. */
  maxBodyBytes?: number;
  /** The envelope's `data`; null if there is none. A file replaces the whole envelope. */
  answer: z.ZodType | FileAnswer | null;
  /** The response is a stream of server-sent events; `answer` is the data of each event. */
  isStream?: true;
  /** Success status; default 200. */
  status?: 200 | 201;
  /** The envelope's `code` on success; default OK. */
  code?: 'CREATED';
  /** Errors beyond those implied by the auth kind and the inputs. */
  errors?: readonly ErrorCode[];
  isDeprecated?: true;
}

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

export type FileEndpoint = Endpoint & { answer: FileAnswer };

export function answersFile(endpoint: Endpoint): endpoint is FileEndpoint {
  // Pages may pass only method and path, so `answer` can be missing.
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

/** Rate limit headers of every API response; `reset` is in seconds. */
export const rateLimitHeaders = {
  limit: 'RateLimit-Limit',
  remaining: 'RateLimit-Remaining',
  reset: 'RateLimit-Reset',
} as const;

/** True for endpoints with ETags (RFC 9110 §13): single Open API resources by id. Lists change too often to benefit. */
export function isRevalidated(endpoint: Endpoint): boolean {
  const { method, auth, path, answer, isStream } = endpoint;
  if (method !== 'GET' || auth !== 'openApi' || isStream || !answer || answersFile(endpoint)) return false;
  return path.includes('{') && !('shape' in answer && 'nextCursor' in (answer.shape as object));
}
