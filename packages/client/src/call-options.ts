export interface CallOptions {
  /** Of a POST, so that your own repetition is carried out once; a new one for each call unless given. */
  idempotencyKey?: string;
  /** Ends the call and its retries. */
  signal?: AbortSignal;
}
