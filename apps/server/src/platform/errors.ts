import { type ErrorCode, errorCatalogue } from '@smile/contract/errors';

/** An error of the API; thrown anywhere and converted to a response in one place. */
export class ApiError extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    message: string = errorCatalogue[code].message,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = errorCatalogue[code].status;
  }
}

/** Resources that the actor may not see are reported as missing. */
export function missing(): ApiError {
  return new ApiError('MISSING_RESOURCE');
}

export function invalid(message: string): ApiError {
  return new ApiError('INVALID_PARAMETERS', message);
}

const retryAfterSeconds = '5';

/** A service that the platform depends on is temporarily unavailable; the caller may retry. */
export function unavailable(cause: unknown): ApiError {
  const error = new ApiError('SERVER_UNAVAILABLE', undefined, { 'retry-after': retryAfterSeconds });
  error.cause = cause;
  return error;
}

export function bodyTooLarge(limitBytes: number): ApiError {
  return invalid(`The body is larger than ${limitBytes} bytes.`);
}

/** An invalid setting that prevents the start; the message is one line naming the setting. */
export class ConfigError extends Error {}
