import type { ComponentId, ModuleId } from './document.ts';
import type { ValueSource } from './flow.ts';

/** An answer as it is typed; a range in one object; null when unanswered. Dates are `YYYY-MM-DD`. */
export type AnswerValue = string | { startDate: string; endDate: string } | null;

/** Everything that tests and variables of a visit may read. */
export interface VisitValues {
  answers: Readonly<Record<ComponentId, AnswerValue>>;
  /** Ids of connected providers and kept document types, by the widget's module. */
  linked: Readonly<Record<ModuleId, readonly string[]>>;
  query: Readonly<Record<string, string>>;
}

/** What a test or a variable reads; null when there is no answer. Ranges are read by nothing. */
export function readValue(values: VisitValues, source: ValueSource): string | readonly string[] | null {
  if (source.kind === 'linked') return ownValue(values.linked, source.moduleId) ?? [];
  if (source.kind === 'query') return ownValue(values.query, source.key) ?? null;
  if (source.kind === 'none') return null;
  const answer = ownValue(values.answers, source.componentId);
  return typeof answer === 'string' && answer !== '' ? answer : null;
}

function ownValue<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
