import type { UsageAction } from '@smile/contract/usage';

/** A value known to the world, the answer of another operation run by its own recipe, or a unique text. */
export type Reference = { known: string } | { from: string; at: string } | { before: string; after: string };

/** Input that makes an operation succeed; may contain references, and functions that create something. */
export interface Recipe {
  params?: Record<string, string | Reference>;
  query?: Record<string, string | number | boolean | Reference>;
  body?: unknown;
  /** Input that matches nothing, for operations without a path parameter. */
  missing?: { query?: Record<string, string>; body?: unknown };
  /** The operation waits for jobs. */
  needsJobs?: true;
  /** Allowance that the operation spends; without it the operation is refused. */
  spends?: UsageAction;
}

/** First item of a list operation. */
export function first(operationId: string, property = 'id'): Reference {
  return { from: operationId, at: `items.0.${property}` };
}

/** An object created for this use. */
export function made(operationId: string, at = 'id'): Reference {
  return { from: operationId, at };
}

/** An object that exists already. */
export function known(name: string): Reference {
  return { known: name };
}

/** A text that is unique per use. */
export function unique(before: string, after = ''): Reference {
  return { before, after };
}
