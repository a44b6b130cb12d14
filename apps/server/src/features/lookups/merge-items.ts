import type { LookupItem } from '@smile/contract/lookups';
import type { LookupOutcome, SettledOutcome } from './lookup.ts';

type Result = { items: LookupItem[] };

/** Appends items found without the source; they also replace the source's items without a value. */
export function mergeItems(outcome: LookupOutcome<Result>, own: LookupItem[]): LookupOutcome<Result> {
  if (own.length === 0) return outcome;
  return outcome.status === 'PENDING'
    ? { ...outcome, otherwise: mergeSettled(outcome.otherwise, own) }
    : mergeSettled(outcome, own);
}

function mergeSettled(outcome: SettledOutcome<Result>, own: LookupItem[]): SettledOutcome<Result> {
  const found = outcome.result?.items ?? [];
  const ownByName = new Map(own.map((item) => [item.name, item]));
  const filled = found.map((item) => (item.value === null ? (ownByName.get(item.name) ?? item) : item));
  const names = new Set(found.map(({ name }) => name));
  const hasAnswer = outcome.status === 'COMPLETED' && outcome.resultCode === 'SUCCESS';
  return {
    status: 'COMPLETED',
    resultCode: 'SUCCESS',
    resultMessage: hasAnswer ? outcome.resultMessage : `Only the mail domain was checked. ${outcome.resultMessage}`,
    result: { items: [...filled, ...own.filter(({ name }) => !names.has(name))] },
  };
}
