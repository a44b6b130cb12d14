import type { ComponentId, ScreenId } from '../../document.ts';
import type { VisitExample } from '../visit-example.ts';

/** A problem that the author should know before publishing. */
export interface Finding {
  kind: FindingKind;
  /** Names the screen and item. */
  text: string;
  screenId: ScreenId;
  /** Index in the screen's next items. */
  itemIndex: number | null;
  componentId: ComponentId | null;
  /** A visit that demonstrates the problem. */
  example: VisitExample | null;
}

export type FindingKind =
  | 'locked-field'
  | 'impossible-field'
  | 'bad-default'
  | 'empty-variable'
  | 'unknown-format'
  | 'missing-template'
  | 'circle'
  | 'unlinked-screen'
  | 'never-taken'
  | 'never-shown'
  | 'overlap'
  | 'fall-through'
  | 'not-asked'
  | 'no-option'
  | 'empty-value'
  | 'same-name'
  | 'sample-text'
  | 'not-translated'
  | 'no-field'
  | 'unchecked'
  | 'time-limit';

export function finding(kind: FindingKind, text: string, at: Pick<Finding, 'screenId'> & Partial<Finding>): Finding {
  return { itemIndex: null, componentId: null, example: null, ...at, kind, text };
}

/** Kinds that are advice rather than proven facts. */
const hints: ReadonlySet<FindingKind> = new Set([
  'missing-template',
  'overlap',
  'same-name',
  'sample-text',
  'not-translated',
  'unchecked',
  'time-limit',
]);

/** Whether the problem certainly affects some or all visits. */
export function isProvedFault({ kind }: Pick<Finding, 'kind'>): boolean {
  return !hints.has(kind);
}
