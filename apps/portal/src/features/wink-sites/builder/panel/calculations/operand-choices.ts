import { operandCounts } from '@smile/site-model/calculations/check-calculations';
import { readBy } from '@smile/site-model/calculations/operands';
import { optionsOf } from '@smile/site-model/compile-input';
import {
  type Calculation,
  type InputComponent,
  isInput,
  type Operand,
  type SiteDocument,
  type TestField,
} from '@smile/site-model/document';
import { fieldTypes } from '@smile/site-model/fields/field-types';
import { componentsOf, fieldsInGroup, screensOf } from '@smile/site-model/parts';
import { readTypedNumber } from '@smile/site-model/typed-number';
import { keyOf, titleOfInput } from '../../routing/test-choices.ts';
import { nameOf } from '../../store/part-names.ts';

export const typeTitles: Record<Calculation['type'], string> = {
  SUM: 'Add',
  DIFFERENCE: 'Subtract',
  PRODUCT: 'Multiply',
  QUOTIENT: 'Divide',
  PERCENTAGE: 'Percentage',
  AGE: 'Age in years',
};

const partTitles: Record<Calculation['type'], readonly string[]> = {
  SUM: ['Add', 'And'],
  DIFFERENCE: ['From', 'Subtract'],
  PRODUCT: ['Multiply', 'By'],
  QUOTIENT: ['Divide', 'By'],
  PERCENTAGE: ['Take', 'As a percentage of'],
  AGE: ['Date of birth'],
};

/** Label of an operand: `Divide`, then `By`. */
export function partTitle(type: Calculation['type'], index: number): string {
  return partTitles[type][index] ?? partTitles[type].at(-1)!;
}

export interface OperandChoice {
  key: string;
  group: string;
  title: string;
  field: TestField | null;
  /** Field of a repeating group to sum. */
  column?: string;
}

/** Key for a constant. */
export const numberKey = 'number';

export function operandKey({ field, column }: Pick<Operand, 'field' | 'column'>): string {
  if (!field) return numberKey;
  return column ? `${keyOf(field)} ${column}` : keyOf(field);
}

/** Possible operands of a calculated value, excluding itself and values that depend on it. */
export function operandChoices(document: SiteDocument, { id, type }: Calculation): OperandChoice[] {
  const answers = screensOf(document).flatMap((screen) =>
    componentsOf(screen)
      .filter(isInput)
      .filter((input) => (type === 'AGE' ? input.type === 'DatePicker' : mayBeNumber(input)))
      .flatMap((input) => {
        const field = { kind: 'component', componentId: input.id } as const;
        const group = screen.screenName || 'A screen without name';
        return [choiceOf(field, group, titleOfInput(input)), ...columnChoices(input, field, group)];
      }),
  );
  if (type === 'AGE') return answers;
  const { calculations, urlParams } = document;
  const others = calculations.filter((other) => other.id !== id && !readBy(calculations, other.id).has(id));
  const keys = [...new Set(urlParams.map(({ key }) => key).filter(Boolean))];
  return [
    { key: numberKey, group: 'Fixed', title: 'A number', field: null },
    ...answers,
    ...others.map((other) =>
      choiceOf({ kind: 'calculated', calculationId: other.id }, 'Calculated values', other.name),
    ),
    ...keys.map((key) => choiceOf({ kind: 'query', key }, 'URL parameters', key)),
  ];
}

/** Sums of the number fields in a repeating group. */
function columnChoices(input: InputComponent, field: TestField, group: string): OperandChoice[] {
  return fieldsInGroup(input)
    .filter(isInput)
    .filter(mayBeNumber)
    .map((each) => ({
      key: operandKey({ field, column: each.id }),
      group,
      title: `Sum of ${nameOf(each)} (${nameOf(input)})`,
      field,
      column: each.id,
    }));
}

function choiceOf(field: TestField, group: string, title: string): OperandChoice {
  return { key: keyOf(field), group, title, field };
}

function mayBeNumber({ type, props }: InputComponent): boolean {
  if (fieldTypes[type].answer === 'number' || type === 'RepeatingGroup') return true;
  const { rule } = props;
  if (type === 'Input') return rule === null || rule.format === 'NUMBER' || rule.format === 'INTEGER';
  return optionsOf({ type, props }).some(({ value }) => readTypedNumber(value.trim()) !== null);
}

/** The calculation with the number of operands that its type requires. */
export function withParts(document: SiteDocument, calculation: Calculation): Calculation {
  const choices = operandChoices(document, calculation);
  const { min, max } = operandCounts[calculation.type];
  const wanted = calculation.type === 'AGE' ? min : Math.max(2, min);
  const isOffered = (operand: Operand) => choices.some(({ key }) => key === operandKey(operand));
  const kept = calculation.operands.filter((operand) => calculation.type !== 'AGE' || isOffered(operand)).slice(0, max);
  const first = choices.find(({ field }) => field) ?? choices[0];
  const added = Array.from({ length: Math.max(0, wanted - kept.length) }, () => ({
    field: first?.field ?? null,
    value: '',
  }));
  return { ...calculation, operands: [...kept, ...(first ? added : [])] };
}
