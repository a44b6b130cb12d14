/**
 * A call that did not succeed. `code` is the API's own (`INVALID_PARAMETERS`, `MISSING_RESOURCE`, …), or `NETWORK` when
 * no answer came and `TIMEOUT` when it took too long; `status` is 0 for those two.
 */
export class SmileError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    /** Names the request when you ask for help; null when no answer came. */
    readonly requestId: string | null,
    /** After how many milliseconds it is worth trying again, where the server said so. */
    readonly retryAfterMs: number | null,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'SmileError';
  }
}
