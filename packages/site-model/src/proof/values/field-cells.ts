import { type Comparison, comparisonHolds } from '../../conditions.ts';
import type { FlowTest } from '../../flow.ts';
import { type AnswerValue, isList } from '../../values.ts';
import type { ValueCell } from './value-cells.ts';

export interface FieldCell {
  truths: boolean[];
  /** Undefined if none is known. */
  example: AnswerValue | undefined;
}

export function toFieldCell({ truths, example }: ValueCell): FieldCell {
  return { truths, example: example ?? undefined };
}

export function emptyCell(tests: readonly ReadTest[]): FieldCell {
  return { truths: truthsOf(null, tests), example: null };
}

export function truthsOf(answer: AnswerValue, tests: readonly ReadTest[]): boolean[] {
  return tests.map((test) => comparisonHolds(isRead(answer) ? answer : emptyValue(test), test));
}

type ReadTest = Comparison & Partial<Pick<FlowTest, 'source'>>;

function emptyValue({ source }: ReadTest): string | null {
  return (source?.kind === 'answer' && source.ifEmpty) || null;
}

/** Tests cannot read ranges. */
function isRead(answer: AnswerValue): answer is string | readonly string[] {
  return typeof answer === 'string' || (answer !== null && isList(answer));
}
