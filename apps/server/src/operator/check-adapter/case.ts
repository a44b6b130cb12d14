/** One case: its name and what throws a Fault when the adapter fails it. */
export type Case = [name: string, run: () => Promise<void>];

/** Data that one case leaves for later ones. */
export interface Notes {
  state: Record<string, unknown> | null;
}
