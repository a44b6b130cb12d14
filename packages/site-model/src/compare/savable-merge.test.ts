import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDocument } from '../checks.ts';
import type { Calculation, SiteDocument } from '../document.ts';
import type { IdMaker } from '../new-component.ts';
import { apply } from '../operations/apply.ts';
import type { Operation } from '../operations/operation.ts';
import { fieldsInGroup, screensOf } from '../parts.ts';
import { rebase } from '../rebase.ts';
import { documentOf, employersGroup, inputNamed, screenWithForm, textOf } from '../testing/documents.ts';
import { type Choice, choices, operationBy } from '../testing/random-operations.ts';
import { propertyTimeoutMs, runs } from '../testing/runs.ts';
import { applied, countingIds, nextItem, propsOf } from '../testing/sample-site.ts';

const base = documentOf([
  screenWithForm('Screen_a', [inputNamed('pay'), inputNamed('job')]),
  screenWithForm('Screen_b', [inputNamed('city'), textOf('Paragraph', 'Hello')]),
  screenWithForm('Screen_c', []),
]);

function merge(theirs: Operation[], mine: Operation[], decisions?: Record<string, 'theirs' | 'mine'>) {
  return rebase(base, applied(base, ...theirs), applied(base, ...mine), decisions);
}

const add = (id: string, label: string, name: string, screenId = 'Screen_a'): Operation => ({
  type: 'addComponents',
  screenId,
  components: [inputNamed(name, { label }, id)],
  at: 0,
});
const set = (componentId: string, key: string, value: unknown, screenId = 'Screen_a') =>
  ({ type: 'setComponent', screenId, componentId, key, value }) as Operation;
const lead = (from: string, to: string): Operation => ({
  type: 'setNextConfig',
  screenId: from,
  items: [nextItem(to)],
});

describe('fields that two people give one name', () => {
  test('numbers the label and name of a field that came later', () => {
    const { doc, clashes } = merge([add('Input_t', 'Bonus', 'bonus')], [add('Input_m', 'Bonus ', 'bonus')]);
    expect(clashes).toEqual([]);
    expect(propsOf(doc, 'Input_t')).toMatchObject({ label: 'Bonus', name: 'bonus' });
    expect(propsOf(doc, 'Input_m')).toMatchObject({ label: 'Bonus (2)', name: 'bonusB' });
    expect(checkDocument(doc)).toEqual([]);
  });

  test('keeps a name that differs', () => {
    const { doc } = merge([set('Input_pay', 'label', 'Wage')], [set('Input_job', 'label', 'Wage')]);
    expect(propsOf(doc, 'Input_pay')).toMatchObject({ label: 'Wage', name: 'pay' });
    expect(propsOf(doc, 'Input_job')).toMatchObject({ label: 'Wage (2)', name: 'job' });
  });

  test('lets texts of the author read the renamed field', () => {
    const reading = set('Paragraph_1', 'text', 'Earns {{a.Bonus}}', 'Screen_b');
    const mine = [add('Input_m', 'Bonus', 'bonus'), reading];
    expect(propsOf(merge([add('Input_t', 'Bonus', 'b')], mine).doc, 'Paragraph_1')?.text).toBe('Earns {{a.Bonus (2)}}');
  });

  test('numbers a field when another one is moved to its screen', () => {
    const move: Operation = {
      type: 'moveComponent',
      screenId: 'Screen_b',
      componentId: 'Input_city',
      toScreenId: 'Screen_a',
      to: 0,
    };
    const { doc } = merge([move], [add('Input_m', 'city', 'city')]);
    expect(propsOf(doc, 'Input_m')).toMatchObject({ label: 'city (2)', name: 'cityB' });
  });

  test('keeps the limits of a label and a name', () => {
    const [label, name] = ['x'.repeat(200), 'y'.repeat(50)];
    const { doc } = merge([add('Input_t', label, name)], [add('Input_m', label, name)]);
    expect(propsOf(doc, 'Input_m')).toMatchObject({ label: `${'x'.repeat(196)} (2)`, name: `${'y'.repeat(49)}B` });
  });

  test('leaves duplicates that one person made alone', () => {
    const twice = [add('Input_m', 'pay', 'payB')];
    expect(merge([set('Input_job', 'required', true)], twice).doc).toEqual(
      applied(base, ...twice, set('Input_job', 'required', true)),
    );
  });
});

describe('changes that cannot be published together', () => {
  test('asks once when routes lead in a circle', () => {
    const [theirs, mine] = [[lead('Screen_b', 'Screen_c')], [lead('Screen_c', 'Screen_b')]];
    const merged = merge(theirs, mine);
    expect(merged.clashes).toEqual([
      {
        id: 'routes Screen_b Screen_c',
        screenId: 'Screen_b',
        componentId: null,
        what: 'Routes that lead in a circle: b, c',
        theirs: 'b → c; c → none',
        mine: 'b → none; c → b',
      },
    ]);
    expect(merged.doc).toEqual(applied(base, ...mine));
    expect(merge(theirs, mine, { 'routes Screen_b Screen_c': 'theirs' }).doc).toEqual(applied(base, ...theirs));
  });

  test('asks once when a route leads to the new first screen', () => {
    const toFirst: Operation = { type: 'moveScreen', screenId: 'Screen_b', to: 0 };
    const { clashes, doc } = merge([toFirst], [lead('Screen_a', 'Screen_b')]);
    expect(clashes).toMatchObject([{ what: 'First screen b and routes to it', mine: 'a → b', theirs: 'a → none' }]);
    expect(doc.screenIds[0]).toBe('Screen_a');
  });

  test('asks once when a field could not be answered', () => {
    const [theirs, mine] = [[set('Input_pay', 'required', true)], [set('Input_pay', 'disabled', true)]];
    const merged = merge(theirs, mine);
    expect(merged.clashes).toMatchObject([
      {
        id: 'Input_pay answer',
        what: 'Required and Disabled of pay',
        theirs: 'Required yes, Disabled no',
        mine: 'Required no, Disabled yes',
      },
    ]);
    expect(merged.doc).toEqual(applied(base, ...mine));
  });

  test('asks once when a group could not get its entries', () => {
    const group = documentOf([screenWithForm('Screen_a', [employersGroup({ minEntries: 0 })])]);
    const theirs = applied(group, set('Group_1', 'minEntries', 1));
    const mine = applied(group, set('Group_1', 'disabled', true));
    const merged = rebase(group, theirs, mine);
    expect(merged.clashes).toMatchObject([{ id: 'Group_1 answer', mine: 'Minimum entries 0, Disabled yes' }]);
    expect(checkDocument(merged.doc)).toEqual([]);
  });

  test('asks once when the minimum of entries would pass the maximum', () => {
    const group = documentOf([screenWithForm('Screen_a', [employersGroup()])]);
    const theirs = applied(group, set('Group_1', 'minEntries', 3));
    const mine = applied(group, set('Group_1', 'maxEntries', 2));
    const merged = rebase(group, theirs, mine);
    expect(merged.clashes).toMatchObject([
      { id: 'Group_1 bounds', what: 'Entries of Employers', mine: 'Minimum entries 1, Maximum entries 2' },
    ]);
    expect(merged.doc).toEqual(mine);
    expect(rebase(group, theirs, mine, { 'Group_1 bounds': 'theirs' }).doc).toEqual(theirs);
  });

  test('asks once when one changes the type of a group field and the other a rule of the former type', () => {
    const group = documentOf([screenWithForm('Screen_a', [employersGroup()])]);
    const [employer, ...others] = fieldsInGroup(employersGroup());
    const bounds = { min: null, max: null, minLength: null, maxLength: 40, regex: null, message: null };
    const rule = { format: 'STRING', ...bounds };
    const withFirst = (first: unknown) => applied(group, set('Group_1', 'fields', [first, ...others]));
    const theirs = withFirst({ ...employer, type: 'DatePicker' });
    const mine = withFirst({ ...employer, props: { ...employer!.props, rule } });
    const merged = rebase(group, theirs, mine);
    expect(merged.clashes).toMatchObject([{ componentId: 'Group_1' }]);
    expect(checkDocument(merged.doc)).toEqual([]);
  });

  test('asks once when a calculated value adds a field that the other removes from its group', () => {
    const group = documentOf([screenWithForm('Screen_a', [employersGroup()])]);
    const fields = fieldsInGroup(employersGroup()).slice(0, 1);
    const removal = applied(group, set('Group_1', 'fields', fields));
    const total: Calculation = {
      id: 'Calculation_total',
      name: 'Total',
      type: 'SUM',
      operands: [{ field: { kind: 'component', componentId: 'Group_1' }, value: '', column: 'MoneyInput_pay' }],
      decimals: 0,
      isEmptyZero: false,
    };
    const adding = applied(group, { type: 'setCalculations', calculations: [total] });
    for (const [theirs, mine] of [
      [removal, adding],
      [adding, removal],
    ] as const) {
      const merged = rebase(group, theirs, mine);
      expect(merged.clashes).toMatchObject([
        { id: 'Group_1 columns', what: 'Fields of an entry of Employers and calculated values that add them: Total' },
      ]);
      expect(merged.doc).toEqual(mine);
      expect(rebase(group, theirs, mine, { 'Group_1 columns': 'theirs' }).doc).toEqual(theirs);
    }
    expect(rebase(group, removal, adding).clashes).toMatchObject([
      { theirs: 'employer; none', mine: 'employer; pay; Total = pay of all Employers, rounded' },
    ]);
  });
});

test('keeps a removed screen as a clash while the other changes a route to it', () => {
  const begun = applied(base, lead('Screen_a', 'Screen_b'));
  const items = [nextItem('Screen_b', { kind: 'component', componentId: 'Input_pay' })];
  const changed = applied(begun, { type: 'setNextConfig', screenId: 'Screen_a', items });
  const { clashes, doc } = rebase(begun, applied(begun, { type: 'removeScreen', screenId: 'Screen_b' }), changed);
  expect(clashes).toMatchObject([{ id: 'Screen_b', theirs: 'removed', mine: 'changed' }]);
  expect(doc).toEqual(changed);
});

test('drops the routes to a screen that both let go', () => {
  const removed = applied(base, { type: 'removeScreen', screenId: 'Screen_b' });
  const mine = applied(base, {
    type: 'setNextConfig',
    screenId: 'Screen_a',
    items: [nextItem('Screen_b'), nextItem('Screen_c')],
  });
  const { doc } = rebase(base, removed, mine, { Screen_b: 'theirs' });
  expect(doc.screens.Screen_a?.nextConfig).toMatchObject([{ target: 'Screen_c' }]);
});

const decisionOf = (numbers: readonly number[], index: number) =>
  numbers[index % numbers.length]! % 2 === 0 ? 'mine' : 'theirs';

/** A base document with options and repeating groups. */
const varied = documentOf([
  ...screensOf(base),
  screenWithForm('Screen_d', [
    { ...inputNamed('work', { options: ['Yes', 'No'].map((value) => ({ label: value, value })) }), type: 'Select' },
    { ...inputNamed('town', { optionLines: 'Manila\nCebu\tCEB' }), type: 'SearchSelect' },
    employersGroup(),
  ]),
]);

test(
  'merges any savable changes of two people to a savable site, whatever they decide',
  () => {
    fc.assert(
      fc.property(choices(12), choices(12), fc.array(fc.nat(), { minLength: 3, maxLength: 6 }), (left, right, luck) => {
        const theirs = workOn(varied, left, countingIds(1000));
        const mine = workOn(varied, right, countingIds(2000));
        const decided: Record<string, 'mine' | 'theirs'> = {};
        let merged = rebase(varied, theirs, mine);
        for (let asked = 0; merged.clashes.some(({ id }) => !(id in decided)) && asked < 10; asked++) {
          for (const [index, { id }] of merged.clashes.entries()) decided[id] ??= decisionOf(luck, index);
          merged = rebase(varied, theirs, mine, decided);
        }
        expect(checkDocument(merged.doc)).toEqual([]);
      }),
      runs(150),
    );
  },
  propertyTimeoutMs,
);

/** Applies random operations, skipping those that would make the document unsavable. */
function workOn(doc: SiteDocument, list: readonly Choice[], newId: IdMaker): SiteDocument {
  return list.reduce((now, choice) => {
    const result = apply(now, operationBy(choice, now, newId));
    return 'doc' in result && checkDocument(result.doc).length === 0 ? result.doc : now;
  }, doc);
}
