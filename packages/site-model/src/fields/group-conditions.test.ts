import { expect, test } from 'vitest';
import { calculateAll } from '../calculations/calculate.ts';
import { adaptParts } from '../clipboard/paste-parts.ts';
import { compileV3 } from '../compile-v3.ts';
import { diffDocuments } from '../diff.ts';
import type { Condition, GroupField, InputComponent, SiteDocument } from '../document.ts';
import type { FormScreen } from '../flow.ts';
import { duplicateComponent } from '../operations/component-operations.ts';
import type { Operation } from '../operations/operation.ts';
import { componentsOf, fieldsInGroup } from '../parts.ts';
import { proveSite } from '../proof/prove-site.ts';
import { rebase } from '../rebase.ts';
import { documentOf, employersGroup, inputNamed, routeTo, screenWithForm, testOf } from '../testing/documents.ts';
import { applied, refusal } from '../testing/sample-site.ts';
import { checkForm } from '../visits/check-form.ts';
import { evaluateForm } from '../visits/visible-parts.ts';
import { fromWire } from '../wire/from-wire.ts';
import { toWire } from '../wire/to-wire.ts';
import { toStoredData } from './repeating-groups.ts';
import { retypeField } from './retype-field.ts';

const nothing = { answers: {}, linked: {}, query: {} };
const settings = { matches: () => true, templateIds: [], sourceIds: [] };

const when = (name: string, value: string): Condition => ({ type: 'AND', items: [testOf(name, 'EQ', value)] });
const options = ['Job', 'Business'].map((label) => ({ label, value: label.toUpperCase() }));
const kind = { ...inputNamed('kind', { required: true, options }), type: 'Select' as const };
const pay = (condition: Condition | null, props: Partial<InputComponent['props']> = {}): GroupField => ({
  ...inputNamed('pay', { required: true, currency: 'PHP', visibleIf: condition, ...props }, 'MoneyInput_pay'),
  type: 'MoneyInput',
});

/** A screen that asks for the age, then one with sources of income. */
function siteWith(fields: GroupField[], props: Partial<InputComponent['props']> = {}, given = {}): SiteDocument {
  const first = screenWithForm('Screen_0', [inputNamed('age')], [routeTo('Screen_1')]);
  return documentOf([first, screenWithForm('Screen_1', [employersGroup({ fields, ...props })])], given);
}

const conditional = siteWith([kind, pay(when('kind', 'JOB'))]);
const formOf = (doc: SiteDocument) => compileV3(doc).screens[1] as FormScreen;
const judge = (doc: SiteDocument, entries: Record<string, string>[], answers = {}) =>
  checkForm(formOf(doc), { Group_1: { entries } }, { values: { ...nothing, answers }, matches: () => true });

test('asks a field of an entry only where another of the same entry matches', () => {
  expect(judge(conditional, [{ Input_kind: 'BUSINESS' }, { Input_kind: 'JOB', MoneyInput_pay: '5' }])).toEqual({});
  expect(judge(conditional, [{ Input_kind: 'BUSINESS' }, { Input_kind: 'JOB' }])).toEqual({
    Group_1: 'Entry 2 – pay – This field is required',
  });
  const reading = siteWith([kind, pay(when('age', '60'))]);
  expect(judge(reading, [{ Input_kind: 'JOB' }], { Input_age: '60' })).toEqual({
    Group_1: 'Entry 1 – pay – This field is required',
  });
  expect(judge(reading, [{ Input_kind: 'JOB' }], { Input_age: '30' })).toEqual({});
});

test('requires a field of an entry by another of the same entry', () => {
  const doc = siteWith([kind, pay(null, { required: false, requiredIf: when('kind', 'JOB') })]);
  expect(judge(doc, [{ Input_kind: 'BUSINESS' }])).toEqual({});
  expect(judge(doc, [{ Input_kind: 'JOB' }])).toEqual({ Group_1: 'Entry 1 – pay – This field is required' });
});

test('accepts an entry whose fields are all hidden', () => {
  const doc = siteWith([pay(when('age', '60'))]);
  expect(judge(doc, [{}], { Input_age: '30' })).toEqual({});
});

test('stores and adds no answer of a hidden field', () => {
  const column = { field: { kind: 'component', componentId: 'Group_1' }, value: '', column: 'MoneyInput_pay' } as const;
  const total = { id: 'Calculation_1', name: 'Total', type: 'SUM', decimals: 0, isEmptyZero: false } as const;
  const doc = siteWith([kind, pay(when('kind', 'JOB'))], {}, { calculations: [{ ...total, operands: [column] }] });
  const flow = compileV3(doc);
  const read = (entries: Record<string, string>[]) =>
    evaluateForm(formOf(doc), { Group_1: { entries } }, { ...nothing, calculations: flow.calculations }).values;
  const job = { Input_kind: 'JOB', MoneyInput_pay: '7' };
  const hidden = { Input_kind: 'BUSINESS', MoneyInput_pay: '5' };
  expect(toStoredData(formOf(doc), read([hidden, job]))).toEqual({
    employers: [
      { kind: 'BUSINESS', pay: null },
      { kind: 'JOB', pay: 7 },
    ],
  });
  expect(calculateAll(read([job, job]))).toMatchObject([{ value: '14' }]);
  expect(calculateAll(read([hidden, job]))).toEqual([]);
  const circle = when('kind', 'JOB').items[0]!;
  const reading = { ...circle, field: { kind: 'calculated', calculationId: 'Calculation_1' } } as const;
  const circular = siteWith([kind, pay({ type: 'AND', items: [reading] })], {}, { calculations: doc.calculations });
  const entered = { Group_1: { entries: [job] } };
  const before = { ...nothing, calculations: compileV3(circular).calculations };
  expect(calculateAll(evaluateForm(formOf(circular), entered, before).values)).toEqual([]);
});

test('adds and lists a field whose condition reads sums of the same group', () => {
  const names = ['pay', 'bonus', 'tax', 'fee'] as const;
  const idOf = (name: string) => `MoneyInput_${name}`;
  const sumOf = (name: string) => {
    const field = { kind: 'component', componentId: 'Group_1' } as const;
    const operands = [{ field, value: '', column: idOf(name) }];
    return {
      id: `Sum_${name}`,
      name: `Sum of ${name}`,
      type: 'SUM',
      operands,
      decimals: 0,
      isEmptyZero: false,
    } as const;
  };
  const above = (name: string): Condition => {
    const field = { kind: 'calculated', calculationId: `Sum_${name}` } as const;
    return { type: 'AND', items: [{ field, type: 'GT', value: '10' }] };
  };
  const fields = names.map((name, index): GroupField => {
    const visibleIf = index > 0 ? above(names[index - 1]!) : null;
    return { ...inputNamed(name, { currency: 'PHP', visibleIf }, idOf(name)), type: 'MoneyInput' };
  });
  const calculations = [...names].reverse().map(sumOf);
  const flow = compileV3(siteWith(fields, {}, { calculations }));
  const screen = flow.screens[1] as FormScreen;
  const sums = (...entries: Record<string, string>[]) => {
    const { values } = evaluateForm(screen, { Group_1: { entries } }, { ...nothing, calculations: flow.calculations });
    return calculateAll(values).map(({ name, value }) => `${name}: ${value}`);
  };
  const entry = (...given: string[]) => Object.fromEntries(given.map((value, index) => [idOf(names[index]!), value]));
  expect(sums(entry('8', '2', '3', '4'), entry('7', '6', '1', '1'))).toEqual(['Sum of bonus: 8', 'Sum of pay: 15']);
  expect(sums(entry('8', '9', '9', '4'), entry('7', '6', '5', '1'))).toEqual([
    'Sum of fee: 5',
    'Sum of tax: 14',
    'Sum of bonus: 15',
    'Sum of pay: 15',
  ]);
});

test('round-trips conditions of the fields of a group, under names and ids', () => {
  for (const name of ['kind', '', 'pay', 'Input_kind', 'a.b']) {
    const fields = [{ ...kind, props: { ...kind.props, name } }, pay(when('kind', 'JOB')), inputNamed('free')];
    const wire = toWire(siteWith(fields));
    const read = fromWire('Loans', wire);
    expect(read).toHaveProperty('doc');
    expect('doc' in read && toWire(read.doc)).toEqual(wire);
    expect('doc' in read && fieldsInGroup(componentsOf(read.doc.screens.Screen_1!)[0]!)[1]).toMatchObject({
      props: { visibleIf: when('kind', 'JOB') },
    });
  }
  const wire = JSON.parse(JSON.stringify(toWire(conditional)));
  const { field } = wire.scenes[0].screens[1].module.props.components[0].props.fields[1].props.visibleIf.expressions[0];
  expect(field).toBe('FormModule_1.output.data.formData.employers.kind');
  wire.scenes[0].screens[0].props.routers[0].conditions = [{ expressions: [{ field, comparisonOperator: 'EMPTY' }] }];
  const outside = fromWire('Loans', wire);
  expect('doc' in outside && outside.doc.screens.Screen_0!.nextConfig[0]!.condition.items[0]!.field).toEqual({
    kind: 'unknown',
    path: field,
  });
});

const set = (componentId: string, key: string, value: unknown) =>
  ({ type: 'setComponent', screenId: 'Screen_1', componentId, key, value }) as Operation;
const fieldIn = (doc: SiteDocument, index: number, at = 0) =>
  fieldsInGroup(componentsOf(doc.screens.Screen_1!)[at]!)[index]!;

test('follows fields that are copied, removed or get other options', () => {
  expect(refusal(siteWith([kind]), set('Input_kind', 'visibleIf', when('nobody', 'x')))).toMatch(/no component/);
  const renamed = applied(conditional, set('Input_kind', 'options', [{ ...options[0]!, value: 'WORK' }, options[1]!]));
  expect(fieldIn(renamed, 1).props.visibleIf).toEqual(when('kind', 'WORK'));
  const gone = applied(conditional, set('Group_1', 'fields', [fieldIn(conditional, 1)]));
  expect(fieldIn(gone, 0).props.visibleIf!.items[0]!.field.kind).toBe('unknown');
  let count = 0;
  const newId = (name: string) => `${name}_${++count}`;
  const copied = applied(conditional, duplicateComponent(conditional, 'Screen_1', 'Group_1', newId)!);
  const copiedKind = fieldIn(copied, 0, 1).id;
  const reads = (field: GroupField) => field.props.visibleIf!.items[0]!.field;
  expect(reads(fieldIn(copied, 1, 1))).toEqual({ kind: 'component', componentId: copiedKind });
  const pasted = adaptParts(
    conditional,
    { components: componentsOf(conditional.screens.Screen_1!) },
    'Screen_1',
    newId,
  );
  expect(pasted.dropped).toBe(0);
  const [group] = 'components' in pasted.parts ? pasted.parts.components : [];
  const [first, second] = fieldsInGroup(group!);
  expect(reads(second!)).toEqual({ kind: 'component', componentId: first!.id });
  const alone = siteWith([kind, pay(when('age', '60'))]);
  const [moved] = [
    adaptParts(
      documentOf([screenWithForm('Screen_9', [])]),
      { components: componentsOf(alone.screens.Screen_1!) },
      'Screen_9',
      newId,
    ),
  ];
  expect(moved.dropped).toBe(1);
  expect('components' in moved.parts && fieldsInGroup(moved.parts.components[0]!)[1]!.props.visibleIf).toBeNull();
});

test('proves which fields no entry shows, and reports conditions that read what is not there', () => {
  const texts = (...fields: GroupField[]) =>
    proveSite(siteWith(fields), settings).findings.map(({ kind: found, text }) => `${found}: ${text}`);
  expect(texts(kind, pay(when('kind', 'JOB')))).toEqual([]);
  expect(texts(kind, pay(when('age', '60')))).toEqual([]);
  const both: Condition = { type: 'AND', items: ['JOB', 'BUSINESS'].map((value) => testOf('kind', 'EQ', value)) };
  expect(texts(kind, pay(both))).toEqual([
    'never-shown: pay is never shown on 1, in Employers: it needs kind Job and Business, which no visit has there',
  ]);
  expect(texts(kind, pay(when('kind', 'HOBBY')))).toEqual([
    'no-option: Shown only if of pay on screen 1, in Employers compares kind with "HOBBY", which it never is',
  ]);
  const lost = { kind: 'unknown', path: 'x' } as const;
  expect(texts(kind, pay({ type: 'AND', items: [{ field: lost, type: 'EMPTY', value: '' }] }))).toEqual([
    'no-field: Shown only if of pay on screen 1, in Employers reads a field that does not exist',
  ]);
});

test('reports a field whose condition reads a sum that depends on the field itself', () => {
  const sumOf = (id: string) => {
    const field = { kind: 'component', componentId: 'Group_1' } as const;
    const operands = [{ field, value: '', column: `MoneyInput_${id}` }];
    return { id: `Sum_${id}`, name: `Sum of ${id}`, type: 'SUM', operands, decimals: 0, isEmptyZero: false } as const;
  };
  const above = (id: string): Condition => {
    const field = { kind: 'calculated', calculationId: `Sum_${id}` } as const;
    return { type: 'AND', items: [{ field, type: 'GT', value: '10' }] };
  };
  const money = (name: string, visibleIf: Condition | null): GroupField => ({
    ...inputNamed(name, { visibleIf }, `MoneyInput_${name}`),
    type: 'MoneyInput',
  });
  const texts = (...fields: GroupField[]) =>
    proveSite(siteWith(fields, {}, { calculations: [sumOf('pay'), sumOf('tax')] }), settings).findings.map(
      ({ text }) => text,
    );
  const fault = (field: string, sum: string) =>
    `Shown only if of ${field} on screen 1, in Employers reads Sum of ${sum}, which depends on ${field} itself`;
  expect(texts(money('pay', null), money('tax', above('pay')))).toEqual([]);
  expect(texts(money('pay', above('pay')), money('tax', null))).toEqual([fault('pay', 'pay')]);
  expect(texts(money('pay', above('tax')), money('tax', above('pay')))).toEqual([
    fault('pay', 'tax'),
    fault('tax', 'pay'),
  ]);
});

test('reports bad defaults, sample texts and fields without a possible answer in a group', () => {
  const rule = {
    format: 'NUMBER',
    min: 10,
    max: 5,
    minLength: null,
    maxLength: null,
    regex: null,
    message: null,
  } as const;
  const fields = [
    { ...inputNamed('age', { defaultValue: 'old' }, 'NumberInput_1'), type: 'NumberInput' as const },
    inputNamed('text', { label: 'Input (2)' }, 'Input_2'),
    pay(null, { rule }),
  ];
  const { findings } = proveSite(siteWith(fields), settings);
  expect(findings.map(({ kind: found, text, componentId }) => `${componentId} ${found}: ${text}`)).toEqual([
    'Group_1 bad-default: The default value of age is not accepted in screen: 1, in Employers',
    'Group_1 impossible-field: No answer to pay is accepted in screen: 1, in Employers',
    'Group_1 sample-text: The sample text "Input (2)" is still in screen: 1, in Employers',
  ]);
});

test('keeps what a new type of a field has too, and the conditions that read it', () => {
  const retyped = (type: InputComponent['type'], fields = [kind, pay(when('kind', 'JOB'))], id = 'Input_kind') =>
    retypeField(fields, id, type);
  expect(retyped('RadioGroup')[0]).toEqual({ ...kind, type: 'RadioGroup' });
  expect(retyped('NumberInput')[0]).toMatchObject({
    id: 'Input_kind',
    props: { label: 'kind', name: 'kind', options: [] },
  });
  expect(retyped('Select', undefined, 'MoneyInput_pay')[1]!.props).toMatchObject({
    required: true,
    currency: '',
    options: [{ label: 'Option 1' }],
    visibleIf: when('kind', 'JOB'),
  });
  const fresh = inputNamed('Input', { label: 'Input (2)', name: 'InputB' }, 'Input_2');
  expect(retyped('DatePicker', [kind, fresh], 'Input_2')[1]!.props).toMatchObject({
    label: 'Date Picker',
    name: 'DatePicker',
  });
  const [base, done] = [conditional, applied(conditional, set('Group_1', 'fields', retyped('RadioGroup')))];
  const { doc, clashes } = rebase(base, done, applied(base, set('Input_kind', 'label', 'Source')));
  expect(clashes).toEqual([]);
  expect(fieldIn(doc, 0)).toMatchObject({ type: 'RadioGroup', props: { label: 'Source' } });
  expect(diffDocuments(base, done)[0]!.sentences).toEqual(['Type of kind of Employers: Select → Radio']);
});

test('merges what two people change in the fields of a group, options by their ids', () => {
  const [job, business] = options.map((option) => ({ ...option, reference: `Option_${option.value}` }));
  const base = applied(conditional, set('Input_kind', 'options', [job, business]));
  const other = { label: 'Pension', value: 'PENSION', reference: 'Option_PENSION' };
  const theirs = applied(
    base,
    set('Input_kind', 'options', [{ ...job!, value: 'WORK' }, business]),
    set('Input_kind', 'helpText', 'Of income'),
  );
  const mine = applied(
    base,
    set('Input_kind', 'options', [job, business, other]),
    set('MoneyInput_pay', 'label', 'Monthly pay'),
    set('MoneyInput_pay', 'requiredIf', when('kind', 'JOB')),
  );
  const { doc, clashes } = rebase(base, theirs, mine);
  expect(clashes).toEqual([]);
  expect(fieldIn(doc, 0).props).toMatchObject({ helpText: 'Of income', options: [{ value: 'WORK' }, business, other] });
  const condition = when('kind', 'WORK');
  expect(fieldIn(doc, 1).props).toMatchObject({ label: 'Monthly pay', visibleIf: condition, requiredIf: condition });
  const without = applied(base, set('Group_1', 'fields', [fieldIn(base, 1)]));
  expect(rebase(base, without, applied(base, set('Input_kind', 'label', 'Source'))).clashes).toHaveLength(1);
  const reading = applied(siteWith([kind, pay(null)]), set('MoneyInput_pay', 'visibleIf', when('kind', 'JOB')));
  const plain = siteWith([kind, pay(null)]);
  expect(rebase(plain, applied(plain, set('Group_1', 'fields', [pay(null)])), reading).clashes).toHaveLength(1);
});
