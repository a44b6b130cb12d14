/**
 * A call that did not succeed. `code` is the API's own (`INVALID_PARAMETERS`, `MISSING_RESOURCE`, …), or `NETWORK` when
 * no answer came and `TIMEOUT` when it took too long; `status` is 0 for those two.
 */
export class SmileError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    /** Request id for support; null without an answer. */
    readonly requestId: string | null,
    /** Milliseconds to wait before a retry, when the server says so. */
    readonly retryAfterMs: number | null,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'SmileError';
  }
}
