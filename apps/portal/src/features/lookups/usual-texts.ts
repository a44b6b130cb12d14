import type { Lookup } from './lookup.ts';

/** The confirmation of a request, with the lookup's name in it. */
export function successMessageOf(name: string): string {
  return `Your ${name} request has been submitted and is being processed. You can check the request results in the list on the next tab.`;
}

/** Texts shared by blacklists, footprints and MAWs. */
export const usualTexts = { loadMoreLabel: 'Load more', period: 'lastMonth' } as const satisfies Partial<Lookup<never>>;
