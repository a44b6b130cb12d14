/** One real call of an operation: what was sent, and what came back. */
export interface OperationExample {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** None where a file came. */
  answer?: unknown;
}
