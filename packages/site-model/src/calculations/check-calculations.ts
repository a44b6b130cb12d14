import type { Calculation, SiteDocument } from '../document.ts';
import { fieldsInGroup, inputsIn } from '../parts.ts';
import { readFraction } from './fraction.ts';

/** Number of operands per calculation type. */
export const operandCounts: Record<Calculation['type'], { min: number; max: number }> = {
  SUM: { min: 1, max: 20 },
  DIFFERENCE: { min: 2, max: 20 },
  PRODUCT: { min: 1, max: 20 },
  QUOTIENT: { min: 2, max: 2 },
  PERCENTAGE: { min: 2, max: 2 },
  AGE: { min: 1, max: 1 },
};

/** Faults of calculated values that prevent publishing, one sentence each. */
export function checkCalculations(doc: SiteDocument): string[] {
  const { calculations } = doc;
  const columns = new Set(inputsIn(doc).flatMap((input) => fieldsInGroup(input).map(({ id }) => `${input.id} ${id}`)));
  return calculations.flatMap((calculation, index) => {
    const name = calculation.name.trim();
    const isTwice = name !== '' && calculations.slice(0, index).some((other) => other.name.trim() === name);
    return [
      ...(name === '' ? ['A calculated value has no name'] : []),
      ...(isTwice ? [`Two calculated values have the name ${name}`] : []),
      ...(/[{}|]/.test(name) ? [`The name of a calculated value cannot have { } or |: ${name}`] : []),
      ...checkOperands(calculation, name),
      ...calculation.operands.flatMap(({ field, column }) =>
        column && field?.kind === 'component' && !columns.has(`${field.componentId} ${column}`)
          ? [`The calculated value ${name} adds a field that its repeating group does not have`]
          : [],
      ),
    ];
  });
}

function checkOperands({ type, operands }: Calculation, name: string): string[] {
  const { min, max } = operandCounts[type];
  const wanted = min === max ? `${min}` : `at least ${min}`;
  return [
    ...(operands.length < min || operands.length > max
      ? [`The calculated value ${name} needs ${wanted} ${min === 1 ? 'part' : 'parts'}`]
      : []),
    ...(operands.some(({ field }) => field?.kind === 'unknown' && field.path === '')
      ? [`The calculated value ${name} has a part that is not chosen`]
      : []),
    ...operands.flatMap(({ field, value }) => {
      if (field || readFraction(value.trim())) return [];
      return [`The calculated value ${name} needs a number instead of "${value}"`];
    }),
  ];
}
