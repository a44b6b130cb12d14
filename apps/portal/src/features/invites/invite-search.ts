export interface InviteSearch {
  /** Many at once from a file; one user unless it says so. */
  batch?: true | undefined;
}

export function readInviteSearch(search: Record<string, unknown>): InviteSearch {
  return { batch: String(search.batch) === 'true' || undefined };
}
