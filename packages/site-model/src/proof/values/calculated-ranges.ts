import {
  add,
  compareFractions,
  divide,
  type Fraction,
  multiply,
  readFraction,
  subtract,
  writeFraction,
  zero,
} from '../../calculations/fraction.ts';
import type { CalculationId, ComponentId } from '../../document.ts';
import { readOptionLines } from '../../fields/option-lines.ts';
import type { FlowCalculation, FlowInput, SiteFlow, ValueSource } from '../../flow.ts';
import { plainNumber } from '../../plain-number.ts';

/** A closed interval. */
export interface Range {
  low: Fraction;
  high: Fraction;
}

/** Results beyond this limit are discarded. */
const maxResult: Fraction = { n: 10n ** 15n, d: 1n };
const everything: Range = { low: negate(maxResult), high: maxResult };
const ages: Range = { low: zero, high: { n: 9999n, d: 1n } };
const hundred: Fraction = { n: 100n, d: 1n };

/** Range of each calculated value's results, by interval arithmetic; null if it never has one. */
export function calculatedRanges(
  { calculations = [] }: SiteFlow,
  inputs: ReadonlyMap<ComponentId, FlowInput>,
): Map<CalculationId, Range | null> {
  const ranges = new Map<CalculationId, Range | null>();
  for (const { id } of calculations) rangeOf(id);
  return ranges;

  function rangeOf(id: CalculationId): Range | null {
    const known = ranges.get(id);
    if (known !== undefined) return known;
    const calculation = calculations.find((other) => other.id === id);
    if (!calculation) return null;
    ranges.set(id, null);
    const range = resultRange(calculation, calculation.operands.map(operandRange));
    ranges.set(id, range);
    return range;
  }

  function operandRange(operand: string | ValueSource): Range | null {
    if (typeof operand === 'string') return pointAt(readFraction(operand));
    if (operand.kind === 'calculated') return rangeOf(operand.calculationId);
    if (operand.kind === 'query' || operand.kind === 'column') return everything;
    const input = operand.kind === 'answer' ? inputs.get(operand.componentId) : undefined;
    return input ? answerRange(input) : null;
  }
}

function resultRange({ type, decimals, isEmptyZero }: FlowCalculation, operands: (Range | null)[]): Range | null {
  if (type === 'AGE') return ages;
  if (type === 'LIST') return null;
  const ranges = operands.map((range) => (isEmptyZero ? joinRanges(range, pointAt(zero)) : range));
  const known = ranges.filter((range) => range !== null);
  const [first, ...others] = known;
  if (!first || known.length < ranges.length) return null;
  const combine = combiners[type];
  const result = others.reduce<Range | null>((left, right) => left && combine(left, right), first);
  const scaled = result && type === 'PERCENTAGE' ? multiplyRanges(result, pointAt(hundred)!) : result;
  return scaled && { low: roundedTo(scaled.low, decimals), high: roundedTo(scaled.high, decimals) };
}

const combiners: Record<
  Exclude<FlowCalculation['type'], 'AGE' | 'LIST'>,
  (left: Range, right: Range) => Range | null
> = {
  SUM: addRanges,
  DIFFERENCE: subtractRanges,
  PRODUCT: multiplyRanges,
  QUOTIENT: divideRanges,
  PERCENTAGE: divideRanges,
};

/** Rounding is monotonic, so rounded bounds contain all rounded results. */
function roundedTo(bound: Fraction, decimals: number): Fraction {
  const text = writeFraction(bound, decimals);
  return text === null ? (bound.n < 0n ? everything.low : maxResult) : readFraction(text)!;
}

/** Range of an answer's number; null for non-numeric answers. */
function answerRange(input: FlowInput): Range | null {
  const { rule, type } = input;
  if (input.group) return ruleRange(0, input.group.max);
  if (rule?.format === 'NUMBER' || rule?.format === 'INTEGER') return ruleRange(rule.min, rule.max);
  const isFree = type === 'Input' || type === 'LongText' || type === 'DatePicker' || type === 'PhoneInput';
  if (isFree || input.otherLabel) return everything;
  const options = type === 'SearchSelect' ? readOptionLines(input.optionLines ?? '') : input.options;
  return options.map(({ value }) => pointAt(readFraction(value.trim()))).reduce(joinRanges, null);
}

function ruleRange(min: number | null, max: number | null): Range | null {
  const bound = (number: number | null) => (number === null ? null : readFraction(plainNumber(number)));
  const [low, high] = [bound(min) ?? everything.low, bound(max) ?? everything.high];
  return compareFractions(low, high) > 0 ? null : { low, high };
}

function pointAt(number: Fraction | null): Range | null {
  return number && { low: number, high: number };
}

function joinRanges(left: Range | null, right: Range | null): Range | null {
  return left && right ? hullOf([left.low, left.high, right.low, right.high]) : (left ?? right);
}

function addRanges(left: Range, right: Range): Range {
  return { low: add(left.low, right.low), high: add(left.high, right.high) };
}

function subtractRanges(left: Range, right: Range): Range {
  return { low: subtract(left.low, right.high), high: subtract(left.high, right.low) };
}

function multiplyRanges(left: Range, right: Range): Range {
  return hullOf([left.low, left.high].flatMap((one) => [right.low, right.high].map((other) => multiply(one, other))));
}

/** Divisors close to zero make the result unbounded on that side; zero itself gives no result. */
function divideRanges(left: Range, right: Range): Range | null {
  const mirrored = (range: Range) => ({ low: negate(range.high), high: negate(range.low) });
  const above = right.high.n > 0n ? divideByPositive(left, right) : null;
  const below = right.low.n < 0n ? divideByPositive(mirrored(left), mirrored(right)) : null;
  return joinRanges(above, below);
}

function divideByPositive({ low, high }: Range, divisor: Range): Range {
  const isBounded = divisor.low.n > 0n;
  const lowBy = low.n >= 0n ? divisor.high : isBounded ? divisor.low : null;
  const highBy = high.n <= 0n ? divisor.high : isBounded ? divisor.low : null;
  return {
    low: lowBy ? divide(low, lowBy)! : everything.low,
    high: highBy ? divide(high, highBy)! : everything.high,
  };
}

function hullOf(numbers: readonly Fraction[]): Range {
  const sorted = [...numbers].sort(compareFractions);
  return { low: sorted[0]!, high: sorted.at(-1)! };
}

function negate({ n, d }: Fraction): Fraction {
  return { n: -n, d };
}
