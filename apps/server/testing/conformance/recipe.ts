import type { UsageAction } from '@smile/contract/usage';

/** A value that the world knows, or that another operation answers when its own recipe is followed. */
export type Reference = { known: string } | { from: string; at: string } | { before: string; after: string };

/** Input with which an operation succeeds; references may stand anywhere, and functions that make something anew. */
export interface Recipe {
  params?: Record<string, string | Reference>;
  query?: Record<string, string | number | boolean | Reference>;
  body?: unknown;
  /** Input that matches nothing, for operations whose path has no parameter. */
  missing?: { query?: Record<string, string>; body?: unknown };
  /** It waits for jobs. */
  needsJobs?: true;
  /** Allowance that it spends; without any it is refused. */
  spends?: UsageAction;
}

/** The first thing that a list answers. */
export function first(operationId: string, property = 'id'): Reference {
  return { from: operationId, at: `items.0.${property}` };
}

/** A thing made for this one use. */
export function made(operationId: string, at = 'id'): Reference {
  return { from: operationId, at };
}

/** A thing that was there before. */
export function known(name: string): Reference {
  return { known: name };
}

/** A text that no other use gets. */
export function unique(before: string, after = ''): Reference {
  return { before, after };
}
