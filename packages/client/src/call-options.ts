export interface CallOptions {
  /** Makes your own repetition of a POST idempotent; a new key for each call by default. */
  idempotencyKey?: string;
  /** Ends the call and its retries. */
  signal?: AbortSignal;
}
