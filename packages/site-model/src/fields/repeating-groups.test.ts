import { expect, test } from 'vitest';
import { checkAnswer } from '../answers.ts';
import { calculateAll } from '../calculations/calculate.ts';
import { checkDocument } from '../checks.ts';
import { compileV3 } from '../compile-v3.ts';
import { conditionHolds } from '../conditions.ts';
import type { Calculation, Operand, Operator } from '../document.ts';
import type { FormScreen } from '../flow.ts';
import { listTexts } from '../languages/missing-texts.ts';
import { translateFlow } from '../languages/translate-flow.ts';
import { proveSite } from '../proof/prove-site.ts';
import { documentOf, employersGroup, inputNamed, routeTo, screenWithForm } from '../testing/documents.ts';
import { rule } from '../testing/flows.ts';
import { applied, refusal } from '../testing/sample-site.ts';
import { type AnswerValue, readValue } from '../values.ts';
import { checkForm } from '../visits/check-form.ts';
import { fromFormData } from '../visits/from-form-data.ts';
import { evaluateForm } from '../visits/visible-parts.ts';
import { fromWire } from '../wire/from-wire.ts';
import { toWire } from '../wire/to-wire.ts';
import { toStoredData } from './repeating-groups.ts';

const nothing = { answers: {}, linked: {}, query: {} };
const check = { values: nothing, matches: () => true };

function siteWith(props: Parameters<typeof employersGroup>[0] = {}) {
  return documentOf([screenWithForm('Screen_1', [employersGroup(props)])]);
}

function formOf(doc = siteWith()): FormScreen {
  return compileV3(doc).screens[0] as FormScreen;
}

const acme = { Input_employer: 'Acme', MoneyInput_pay: '25,000' };
const globex = { Input_employer: ' Globex ', MoneyInput_pay: '1000' };

test('judges the number of entries and each field of them', () => {
  const [group] = formOf().components as [Parameters<typeof checkAnswer>[0]];
  const judge = (value: AnswerValue) => checkAnswer(group, value, check);
  expect(judge(null)).toBe('This field is required');
  expect(judge({ entries: [acme, globex] })).toBeNull();
  expect(judge({ entries: [acme, { Input_employer: 'Globex', MoneyInput_pay: 'much' }] })).toBe(
    'Entry 2 – pay – Please enter a valid number',
  );
  expect(judge({ entries: [{}] })).toBe('Entry 1 – employer – This field is required');
  expect(judge({ entries: [acme, acme, acme, acme] })).toBe('Add no more than 3 entries');
  expect(judge('Acme')).toBe('Please enter a valid Employers');
  const [one] = formOf(siteWith({ maxEntries: 1 })).components as [typeof group];
  expect(checkAnswer(one, { entries: [acme, acme] }, check)).toBe('Add no more than one entry');
  const [two] = formOf(siteWith({ minEntries: 2 })).components as [typeof group];
  expect(checkAnswer(two, { entries: [acme] }, check)).toBe('Add at least 2 entries');
});

test('asks to fill in an entry without any answer, or to remove it where it may be', () => {
  const optional = siteWith({ fields: [inputNamed('employer')] });
  expect(checkForm(formOf(optional), { Group_1: { entries: [{ Input_employer: ' ' }] } }, check)).toEqual({
    Group_1: 'Fill in entry 1',
  });
  const free = siteWith({ minEntries: 0, fields: [inputNamed('employer')] });
  expect(checkForm(formOf(free), { Group_1: { entries: [{ Input_employer: ' ' }] } }, check)).toEqual({
    Group_1: 'Fill in entry 1 or remove it',
  });
});

test('stores a list of entries by the names of their fields, and reads it back', () => {
  const form = formOf();
  const sent = fromFormData(form, { employers: { entries: [acme, globex] } });
  const { values } = evaluateForm(form, sent!, nothing);
  const stored = toStoredData(form, values);
  expect(stored).toEqual({
    employers: [
      { employer: 'Acme', pay: 25_000 },
      { employer: 'Globex', pay: 1000 },
    ],
  });
  expect(fromFormData(form, JSON.parse(JSON.stringify(stored)))).toEqual(sent);
  expect(toStoredData(form, nothing)).toEqual({ employers: null });
});

test('refuses entries that are none of the group', () => {
  const form = formOf();
  const read = (employers: unknown) => fromFormData(form, { employers });
  expect(read({ entries: [{ Other_1: 'x' }] })).toBeNull();
  expect(read({ entries: ['Acme'] })).toBeNull();
  expect(read({ entries: Array.from({ length: 10_000 }, () => acme) })).toBeNull();
  expect(read('Acme')).toBeNull();
  expect(read([{ employer: { entries: [] }, pay: 1 }])).toBeNull();
});

test('reads as the number of its entries in conditions and texts', () => {
  const source = { kind: 'answer', componentId: 'Group_1' } as const;
  const holds = (type: 'EMPTY' | 'GTE', value: string, answer: AnswerValue) =>
    conditionHolds({ tests: [{ source, type, value }] }, { ...nothing, answers: { Group_1: answer } });
  expect(holds('EMPTY', '', null)).toBe(true);
  expect(holds('EMPTY', '', { entries: [acme] })).toBe(false);
  expect(holds('GTE', '2', { entries: [acme, globex] })).toBe(true);
  expect(holds('GTE', '2', { entries: [acme] })).toBe(false);
  expect(readValue({ ...nothing, answers: { Group_1: { entries: [acme] } } }, source)).toBe('1');
});

test.each<[Operator, string, boolean, boolean, boolean]>([
  ['EQ', '0', true, false, false],
  ['NE', '0', false, true, true],
  ['LT', '1', true, false, false],
  ['LTE', '1', true, true, false],
  ['GT', '1', false, false, true],
  ['GTE', '0', true, true, true],
  ['EMPTY', '', true, false, false],
  ['NOT_EMPTY', '', false, true, true],
])('counts no entries as 0: %s %s', (type, value, ...expected) => {
  const field = { kind: 'component', componentId: 'Group_1' } as const;
  const group = employersGroup({ minEntries: 0, fields: [inputNamed('employer', { required: true })] });
  const doc = documentOf([
    {
      ...screenWithForm('Screen_1', [group]),
      nextConfig: [routeTo('Screen_2', { field, type, value }), routeTo('Screen_3')],
    },
    screenWithForm('Screen_2', []),
    screenWithForm('Screen_3', []),
  ]);
  const [{ next }] = compileV3(doc).screens as [FormScreen];
  const holds = [0, 1, 2].map((count) => {
    const entries = Array.from({ length: count }, () => ({ Input_employer: 'Acme' }));
    return conditionHolds(next[0]!, { ...nothing, answers: { Group_1: count > 0 ? { entries } : null } });
  });
  expect(holds).toEqual(expected);
  const { findings } = proveSite(doc, { matches: () => true, templateIds: [], sourceIds: [] });
  const isAlways = expected.every(Boolean);
  expect(findings.map(({ kind }) => kind)).toEqual(isAlways ? ['never-taken'] : []);
});

test('round-trips the wire, keys that are not known included', () => {
  const wire = JSON.parse(JSON.stringify(toWire(siteWith())));
  const group = wire.scenes[0].screens[0].module.props.components[0];
  Object.assign(group.props.fields[0], { theirs: 1 });
  Object.assign(group.props.fields[0].props, { hint: ['kept'] });
  group.props.fields[0].props.rules = [{ format: 'STRING', minLength: 2, own: true }, { format: 'OTHER' }];
  const read = fromWire('Loans', wire);
  expect(read).toHaveProperty('doc');
  expect('doc' in read && toWire(read.doc)).toEqual(wire);
});

test('refuses a group in a group, files in it, and ids that are taken', () => {
  const doc = siteWith();
  const set = (fields: unknown) =>
    refusal(doc, {
      type: 'setComponent',
      screenId: 'Screen_1',
      componentId: 'Group_1',
      key: 'fields',
      value: fields as never,
    });
  expect(set([employersGroup({}, 'Group_2')])).toBe('A repeating group cannot have a field of the type RepeatingGroup');
  expect(set([{ ...inputNamed('x'), type: 'Signature' }])).toMatch(/type Signature/);
  expect(set([inputNamed('x'), inputNamed('x')])).toBe('Two fields have the same id');
  expect(set([inputNamed('x', {}, 'Group_1')])).toBe('Two parts have the id Group_1');
  expect(set(Array.from({ length: 21 }, (_, at) => inputNamed(`f${at}`)))).toMatch(/at most 20/);
  const wire = JSON.parse(JSON.stringify(toWire(doc)));
  const [group] = wire.scenes[0].screens[0].module.props.components;
  group.props.fields.push({ ...group, reference: 'Group_9' });
  expect(fromWire('Loans', wire)).toHaveProperty('problems');
});

test('reports duplicate names, no fields and bounds that no entries meet', () => {
  const messages = (props: Parameters<typeof employersGroup>[0]) =>
    checkDocument(siteWith(props)).map(({ message }) => message);
  expect(messages({})).toEqual([]);
  expect(messages({ fields: [] })).toEqual(['At least one field is required in Employers in screen: 1']);
  expect(messages({ minEntries: 3, maxEntries: 2 })).toEqual([
    'Minimum entries is greater than maximum entries in Employers in screen: 1',
  ]);
  expect(messages({ fields: [inputNamed('a'), inputNamed('a', {}, 'Input_b')] })).toEqual([
    'Duplicate component Display Label found in screen: 1, in Employers',
    'Duplicate component Field Name found in screen: 1, in Employers',
  ]);
});

test('reports a disabled group that needs an entry, as a locked field', () => {
  const locked = ['Employers is required, disabled and without default in screen: 1'];
  for (const [props, expected] of [
    [{ disabled: true }, locked],
    [{ disabled: true, minEntries: 0, required: true }, locked],
    [{ disabled: true, minEntries: 0 }, []],
  ] as const) {
    const doc = siteWith(props);
    expect(checkDocument(doc).map(({ message }) => message)).toEqual(expected);
    const { findings } = proveSite(doc, { matches: () => true, templateIds: [], sourceIds: [] });
    expect(findings.flatMap(({ kind, text }) => (kind === 'locked-field' ? [text] : []))).toEqual(expected);
  }
});

test('counts the pattern of a field once for each entry', () => {
  const fields = [inputNamed('code', { rule: rule({ format: 'REGEX', regex: '^a$' }) })];
  const check = (programSize: number) =>
    checkDocument(siteWith({ fields, maxEntries: 20 }), () => ({ problem: null, programSize }));
  expect(check(100)).toEqual([]);
  expect(check(101).map(({ message }) => message)).toEqual([
    'The regular expressions take too long to check together in screen: 1',
  ]);
});

test('changes a field of a group as one of a screen', () => {
  const doc = applied(
    siteWith(),
    {
      type: 'setComponent',
      screenId: 'Screen_1',
      componentId: 'Input_employer',
      key: 'label',
      value: 'Company',
      fill: true,
    },
    { type: 'setComponent', screenId: 'Screen_1', componentId: 'Input_employer', key: 'required', value: false },
  );
  expect(formOf(doc).components[0]).toMatchObject({
    group: { components: [{ name: 'company', label: ['Company'], isRequired: false }, { name: 'pay' }] },
  });
});

test('shows the texts of its fields in other languages, and drops them with the language', () => {
  const site = { ...siteWith({ addText: 'Add a job' }), languages: ['en', 'fil'] };
  const translate = (componentId: string, key: string, text: string) =>
    ({ type: 'setTranslation', screenId: 'Screen_1', componentId, language: 'fil', key, text }) as const;
  expect(listTexts(site, 'fil').map(({ key, text }) => `${key} ${text}`)).toEqual(
    expect.arrayContaining(['label Employers', 'addText Add a job', 'label employer', 'label pay']),
  );
  const doc = applied(
    site,
    translate('Group_1', 'addText', 'Magdagdag'),
    translate('Input_employer', 'label', 'Kumpanya'),
  );
  const shown = translateFlow(compileV3(doc), 'fil').screens[0] as FormScreen;
  expect(shown.components[0]).toMatchObject({
    label: ['Employers'],
    group: { addText: 'Magdagdag', components: [{ label: ['Kumpanya'] }, { label: ['pay'] }] },
  });
  const wire = toWire(doc);
  const read = fromWire('', wire);
  expect('doc' in read && toWire(read.doc)).toEqual(wire);
  const dropped = applied(doc, { type: 'setLanguages', languages: ['en'] });
  expect(JSON.stringify(toWire(dropped))).not.toMatch(/Kumpanya|Magdagdag/);
});

test('counts its entries and adds a number of all of them in calculated values', () => {
  const employers = { kind: 'component', componentId: 'Group_1' } as const;
  const sum = (id: string, operand: Operand): Calculation => ({
    ...{ id, name: id, type: 'SUM', decimals: 2, isEmptyZero: false },
    operands: [operand],
  });
  const calculations = [
    sum('Calculation_count', { field: employers, value: '' }),
    sum('Calculation_total', { field: employers, value: '', column: 'MoneyInput_pay' }),
  ];
  const lenient = { ...sum('Calculation_lenient', calculations[1]!.operands[0]!), isEmptyZero: true };
  const doc = { ...siteWith(), calculations: [...calculations, lenient] };
  expect(checkDocument(doc)).toEqual([]);
  const wire = toWire(doc);
  const read = fromWire('', wire);
  expect('doc' in read && toWire(read.doc)).toEqual(wire);
  const flow = compileV3(doc);
  const resultsOf = (entries: Record<string, string>[] | null) => {
    const before = { ...nothing, calculations: flow.calculations };
    const entered = { Group_1: entries && { entries } };
    const { values } = evaluateForm(flow.screens[0] as FormScreen, entered, before);
    return calculateAll(values).map(({ value }) => value);
  };
  expect(resultsOf([acme, globex])).toEqual(['2', '26000', '26000']);
  expect(resultsOf([acme, { Input_employer: 'Globex' }])).toEqual(['2', '25000']);
  expect(resultsOf([acme, { ...globex, MoneyInput_pay: 'much' }])).toEqual(['2']);
  expect(resultsOf(null)).toEqual(['0', '0']);
  const lost = applied(doc, {
    type: 'setComponent',
    screenId: 'Screen_1',
    componentId: 'Group_1',
    key: 'fields',
    value: [inputNamed('employer')],
  });
  expect(checkDocument(lost).map(({ message }) => message)).toEqual([
    'The calculated value Calculation_total adds a field that its repeating group does not have',
    'The calculated value Calculation_lenient adds a field that its repeating group does not have',
  ]);
});
