import { answersFile, type Endpoint } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';
import { takesIdempotencyKey } from './idempotency.ts';

const errorsOfAll = ['REQUEST_LIMIT_EXCEEDED', 'SERVER_ERROR', 'SERVER_UNAVAILABLE'] as const;

/** All errors of an endpoint: its own, and those implied by its auth kind, inputs and answer type. */
export function errorsOf(endpoint: Endpoint): ErrorCode[] {
  const { auth } = endpoint;
  const codes = new Set<ErrorCode>(endpoint.errors);
  if (endpoint.params || endpoint.query || endpoint.body || takesIdempotencyKey(endpoint))
    codes.add('INVALID_PARAMETERS');
  if (auth === 'openApi') codes.add('INVALID_CREDENTIALS');
  if (auth !== 'public') codes.add('INVALID_TOKEN');
  if (auth === 'developer') codes.add('SESSION_EXPIRED');
  const isLimited =
    endpoint.role ||
    (auth === 'developer' && (takesMode(endpoint.query) || takesMode(endpoint.body))) ||
    (auth === 'link' && !endpoint.isForManaging);
  if (isLimited) codes.add('UNAUTHORIZED_ACCESS');
  if (endpoint.body) codes.add('UNSUPPORTED_TYPE');
  if (answersFile(endpoint) && !endpoint.answer.isGenerated) codes.add('RANGE_NOT_SATISFIABLE');
  // Public files have no rate limit, and some need no database.
  if (endpoint.api !== 'files') for (const code of errorsOfAll) codes.add(code);
  return [...codes];
}

/** Such endpoints answer UNAUTHORIZED_ACCESS to organizations without production access. */
function takesMode(schema: Endpoint['body']): boolean {
  return 'mode' in ((schema as { shape?: object } | undefined)?.shape ?? {});
}
