import type { ComponentId, ScreenId } from '../../document.ts';
import type { VisitExample } from '../visit-example.ts';

/** Something the author should know before people visit the site. */
export interface Finding {
  kind: FindingKind;
  /** Names screen and item. */
  text: string;
  screenId: ScreenId;
  /** Place in the screen's next configuration, from 0. */
  itemIndex: number | null;
  componentId: ComponentId | null;
  /** A visit that shows it. */
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

/** Kinds that are advice, or no fact about visits. */
const hints: ReadonlySet<FindingKind> = new Set([
  'missing-template',
  'overlap',
  'same-name',
  'sample-text',
  'not-translated',
  'unchecked',
  'time-limit',
]);

/** Whether some visit or all of them certainly meet the fault. */
export function isProvedFault({ kind }: Pick<Finding, 'kind'>): boolean {
  return !hints.has(kind);
}
