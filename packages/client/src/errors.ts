/**
 * A failed call. `code` is the API's error code (`INVALID_PARAMETERS`, `MISSING_RESOURCE`, …), `NETWORK` without a
 * response, or `TIMEOUT`; `status` is 0 for the last two.
 */
export class SmileError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    /** Request id to quote to support; null without a response. */
    readonly requestId: string | null,
    /** Milliseconds to wait before a retry, if the server sent them. */
    readonly retryAfterMs: number | null,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'SmileError';
  }
}
