import {
  type Calculation,
  type GroupField,
  type InputComponent,
  isInput,
  type Option,
  type SiteDocument,
  type Test,
} from '../document.ts';
import type { IdMaker } from '../new-component.ts';
import type { Operation, SetComponent } from '../operations/operation.ts';
import { componentsOf, fieldsInGroup, screensOf } from '../parts.ts';

type Numbers = readonly [number, number, number];

const values = ['Other', 'None', 'Yes', 'No', ' Yes ', ''];

/** Adds, changes, moves or removes an option of a choice field or a line of a long list. */
export function setOptionsBy(doc: SiteDocument, newId: IdMaker, numbers: Numbers): Operation {
  return withInput(
    doc,
    numbers,
    ({ props }) => props.options.length > 0 || props.optionLines !== '',
    (input, place) => {
      const [, second, third] = numbers;
      const text = values[third % values.length]!;
      const { options, optionLines } = input.props;
      if (options.length === 0) {
        const lines = [...optionLines.split('\n').slice(second % 2), `${text || 'City'}\t${third % 5}`];
        return { ...place, key: 'optionLines', value: lines.join('\n') };
      }
      const at = second % options.length;
      return { ...place, key: 'options', value: changeOptions(options, at, text, third, newId), fill: third % 2 === 0 };
    },
  );
}

function changeOptions(options: Option[], at: number, text: string, choice: number, newId: IdMaker): Option[] {
  const option = options[at]!;
  if (choice % 5 === 0) return [...options, { label: text, value: text, reference: newId('Option') }];
  if (choice % 5 === 1) return options.toSpliced(at, 1, { ...option, value: text });
  if (choice % 5 === 2) return options.toSpliced(at, 1, { ...option, label: text });
  if (choice % 5 === 3) return options.length > 1 ? options.toSpliced(at, 1) : options;
  return [...options.toSpliced(at, 1), option];
}

/** Changes a repeating group's limits, or adds or removes a field. */
export function setGroupBy(doc: SiteDocument, newId: IdMaker, numbers: Numbers): Operation {
  return withInput(doc, numbers, isGroup, (group, place) => {
    const [, second, third] = numbers;
    const fields = fieldsInGroup(group);
    if (third % 4 === 0) return { ...place, key: 'minEntries', value: second % 3 };
    if (third % 8 === 1) return { ...place, key: 'maxEntries', value: 1 + (second % 3) };
    if (third % 8 === 5) return setFieldConditionBy(group, place, numbers);
    if (third % 4 === 2 && fields.length > 1)
      return { ...place, key: 'fields', value: fields.toSpliced(second % fields.length, 1) };
    const [first] = fields;
    const props = { ...first!.props, label: `Field ${second}`, name: 'x'.repeat(1 + (second % 20)) };
    const added: GroupField = { ...first!, id: newId(first!.type), props };
    return { ...place, key: 'fields', value: [...fields, added] };
  });
}

/** Shows a field of a group only if another one of its entry, or the group itself, has some value. */
function setFieldConditionBy(group: InputComponent, place: Place, [first, second, third]: Numbers): Operation {
  const fields = fieldsInGroup(group);
  const read = [...fields, group][first % (fields.length + 1)]!;
  const test: Test = { field: { kind: 'component', componentId: read.id }, type: 'EQ', value: values[second % 6]! };
  const key = third % 16 === 5 ? 'visibleIf' : 'requiredIf';
  const value = second % 5 === 0 ? null : ({ type: 'AND', items: [test] } as const);
  return { ...place, componentId: fields[second % fields.length]!.id, key, value } as Operation;
}

type Place = Pick<SetComponent, 'type' | 'screenId' | 'componentId'>;

/** Adds a calculated value over a group field, or removes all such values. */
export function setColumnBy(doc: SiteDocument, newId: IdMaker, numbers: Numbers): Operation {
  const others = doc.calculations.filter(({ operands }) => operands.every(({ column }) => !column));
  if (numbers[2] % 4 === 0) return { type: 'setCalculations', calculations: others };
  return withInput(doc, numbers, isGroup, (group) => {
    const fields = fieldsInGroup(group);
    const column = fields[numbers[1] % fields.length]!.id;
    const added: Calculation = {
      id: newId('Calculation'),
      name: `Sum ${numbers[2]}`,
      type: 'SUM',
      operands: [{ field: { kind: 'component', componentId: group.id }, value: '', column }],
      decimals: 0,
      isEmptyZero: true,
    };
    return { type: 'setCalculations', calculations: [...doc.calculations, added] };
  });
}

function isGroup(input: InputComponent): boolean {
  return fieldsInGroup(input).length > 0;
}

function withInput(
  doc: SiteDocument,
  [first]: Numbers,
  isWanted: (input: InputComponent) => boolean,
  make: (input: InputComponent, place: Place) => Operation,
): Operation {
  const found = screensOf(doc).flatMap((screen) =>
    componentsOf(screen).flatMap((component) =>
      isInput(component) && isWanted(component) ? [{ screenId: screen.id, component }] : [],
    ),
  );
  const chosen = found[first % (found.length || 1)];
  if (!chosen) return { type: 'batch', operations: [] };
  const { screenId, component } = chosen;
  return make(component, { type: 'setComponent', screenId, componentId: component.id });
}
