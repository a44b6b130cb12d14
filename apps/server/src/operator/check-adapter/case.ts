/** One case: its name and what throws a Fault when the adapter fails it. */
export type Case = [name: string, run: () => Promise<void>];

/** What cases leave for those after them. */
export interface Notes {
  state: Record<string, unknown> | null;
}
