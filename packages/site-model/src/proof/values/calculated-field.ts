import { type Fraction, writeFraction } from '../../calculations/fraction.ts';
import type { CalculationId, ComponentId } from '../../document.ts';
import type { FlowCalculation, FlowInput, FlowTest, SiteFlow } from '../../flow.ts';
import { calculatedRanges, type Range } from './calculated-ranges.ts';
import { emptyCell, type FieldCell, toFieldCell } from './field-cells.ts';
import { cutValues } from './value-cells.ts';
import { calculatedClasses } from './value-classes.ts';

/** Creates fields for calculated values. Whenever an operand was asked, any value in the range is possible. */
export function calculatedFields(flow: SiteFlow, inputs: ReadonlyMap<ComponentId, FlowInput>) {
  const calculations = new Map((flow.calculations ?? []).map((each) => [each.id, each]));
  const ranges = calculations.size > 0 ? calculatedRanges(flow, inputs) : new Map<CalculationId, Range | null>();
  return (calculationId: CalculationId, tests: FlowTest[]) => {
    const range = ranges.get(calculationId);
    const cells: FieldCell[] = [emptyCell(tests), ...(range ? cellsWithin(range, tests) : [])];
    const all = cells.map(() => true);
    const isEmptyAtFirst = startsEmpty(calculations, calculationId);
    return {
      source: { kind: 'calculated' as const, calculationId },
      linkedId: null,
      tests,
      cells,
      cellsBefore: isEmptyAtFirst ? cells.map((_, index) => index === 0) : all,
      cellsAfter: all,
      cellsAfterRequired: all,
      operands: answersOf(calculations, calculationId),
    };
  };
}

type Calculations = ReadonlyMap<CalculationId, FlowCalculation>;

function cellsWithin({ low, high }: Range, tests: FlowTest[]): FieldCell[] {
  const bounds = { min: numberAt(low), max: numberAt(high), isInteger: false };
  return cutValues(calculatedClasses(tests, bounds), tests, () => true).map((cell) => ({
    ...toFieldCell(cell),
    example: null,
  }));
}

function numberAt(bound: Fraction): number {
  return Number(writeFraction(bound, 20) ?? (bound.n < 0n ? -1e15 : 1e15));
}

/** Whether there is no result before the first question. */
function startsEmpty(calculations: Calculations, id: CalculationId): boolean {
  const { operands = [], isEmptyZero = false } = calculations.get(id) ?? {};
  if (isEmptyZero) return false;
  return operands.some((operand) => {
    if (typeof operand === 'string') return false;
    if (operand.kind === 'calculated') return startsEmpty(calculations, operand.calculationId);
    return operand.kind === 'answer' ? !operand.ifEmpty : operand.kind === 'column';
  });
}

/** The fields that a calculated value depends on, directly or indirectly. */
function answersOf(calculations: Calculations, id: CalculationId): Set<ComponentId> {
  const operands = calculations.get(id)?.operands ?? [];
  return operands.reduce((found, operand) => {
    if (typeof operand === 'string') return found;
    if (operand.kind === 'answer' || operand.kind === 'column') found.add(operand.componentId);
    if (operand.kind === 'calculated')
      for (const answer of answersOf(calculations, operand.calculationId)) found.add(answer);
    return found;
  }, new Set<ComponentId>());
}
