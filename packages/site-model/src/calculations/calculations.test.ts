import { expect, test } from 'vitest';
import { checkDocument } from '../checks.ts';
import { compileV3 } from '../compile-v3.ts';
import { diffDocuments } from '../diff.ts';
import type { Calculation, Condition, SiteDocument, Test } from '../document.ts';
import { apply } from '../operations/apply.ts';
import { proveSite } from '../proof/prove-site.ts';
import { rebase } from '../rebase.ts';
import { nextStep } from '../routing.ts';
import {
  documentOf,
  employersGroup,
  inputNamed,
  routeTo,
  screenWithEnding,
  screenWithForm,
  textOf,
} from '../testing/documents.ts';
import { rule } from '../testing/flows.ts';
import { applied } from '../testing/sample-site.ts';
import { readText } from '../values.ts';
import { fromWire } from '../wire/from-wire.ts';
import { toWire } from '../wire/to-wire.ts';

const settings = { matches: () => true, templateIds: [], sourceIds: [] };
const share: Calculation = {
  id: 'Calculation_share',
  name: 'Debt-to-income',
  type: 'PERCENTAGE',
  operands: [readsOf('debts'), readsOf('income')],
  decimals: 1,
  isEmptyZero: false,
};

function readsOf(name: string): Calculation['operands'][number] {
  return { field: { kind: 'component', componentId: `Input_${name}` }, value: '' };
}

function shareIs(type: Test['type'], value: string): Test {
  return { field: { kind: 'calculated', calculationId: share.id }, type, value };
}

/** A site that asks for debts and income, declines above a share of 40 percent, and shows the share. */
function loan(...tests: Test[]): SiteDocument {
  const amount = (max: number) => ({ required: true, rule: rule({ format: 'NUMBER', min: 1, max }) });
  return documentOf(
    [
      screenWithForm(
        'Screen_Money',
        [inputNamed('debts', amount(50_000)), inputNamed('income', amount(100_000))],
        [routeTo('Screen_High', ...tests), routeTo('Screen_Low')],
      ),
      screenWithForm('Screen_Low', [textOf('Paragraph', 'Your share is {{Calculated.Debt-to-income}} %.')]),
      screenWithEnding('Screen_High', { outcome: 'DECLINED' }),
    ],
    { calculations: [share] },
  );
}

test('decides routes and is shown in texts', () => {
  const flow = compileV3(loan(shareIs('GT', '40')));
  const visit = (debts: string) => ({ answers: { Input_debts: debts, Input_income: '30000' }, linked: {}, query: {} });
  expect(nextStep(flow, 'Screen_Money', visit('12500'), [])).toEqual({ type: 'screen', screenId: 'Screen_High' });
  expect(nextStep(flow, 'Screen_Money', visit('12000'), [])).toEqual({ type: 'screen', screenId: 'Screen_Low' });
  const low = flow.screens[1]!;
  const [paragraph] = low.type === 'form' ? low.components : [];
  const text = paragraph?.type === 'Paragraph' ? paragraph.text : [];
  expect(readText(text, { ...visit('9999'), calculations: flow.calculations })).toBe('Your share is 33.3 %.');
  expect(readText(text, { answers: {}, linked: {}, query: {}, calculations: flow.calculations })).toBe(
    'Your share is  %.',
  );
});

test('travels over the wire with what it does not know', () => {
  const doc = loan(shareIs('GT', '40'));
  const wire = toWire({ ...doc, kept: { Calculation_share: { x: 1 } } });
  expect(wire.additionalConfig).toMatchObject({
    calculations: [
      {
        reference: 'Calculation_share',
        type: 'PERCENTAGE',
        operands: [
          { field: 'FormModule_Money.output.data.formData.debts' },
          { field: 'FormModule_Money.output.data.formData.income' },
        ],
        x: 1,
      },
    ],
  });
  const back = fromWire(doc.name, wire);
  expect('doc' in back && toWire(back.doc)).toEqual(wire);
  expect('doc' in back && back.doc.calculations).toEqual([share]);
});

test('follows renamed answers and its own new name, and leaves a path where it is removed', () => {
  const doc = loan(shareIs('GT', '40'));
  const renamed = applied(doc, { type: 'setCalculations', calculations: [{ ...share, name: 'DTI' }] });
  expect(JSON.stringify(renamed.screens)).toContain('{{Calculated.DTI}}');
  const removed = applied(doc, { type: 'setCalculations', calculations: [] });
  expect(removed.screens.Screen_Money!.nextConfig[0]!.condition.items[0]!.field.kind).toBe('unknown');
  const result = apply(doc, { type: 'setCalculations', calculations: [] });
  expect('doc' in result && apply(result.doc, result.inverse)).toMatchObject({ doc });
  const reduced = applied(doc, {
    type: 'removeComponent',
    screenId: 'Screen_Money',
    componentId: 'Input_debts',
  });
  expect(reduced.calculations[0]!.operands[0]!.field?.kind).toBe('unknown');
  expect(proveSite(reduced, settings).findings.map(({ text }) => text)).toContain(
    'The calculated value Debt-to-income reads a field that does not exist',
  );
});

test('is refused when it reads itself, and cannot be published half made', () => {
  const itself = { ...share, operands: [{ field: { kind: 'calculated', calculationId: share.id }, value: '' }] };
  expect(apply(loan(), { type: 'setCalculations', calculations: [itself as Calculation] })).toEqual({
    refused: 'The calculated value Debt-to-income cannot be calculated from itself',
  });
  const half = { ...share, name: ' ', operands: [{ field: null, value: 'x' }] };
  const messages = checkDocument({ ...loan(), calculations: [half] }).map(({ message }) => message);
  expect(messages).toEqual([
    'A calculated value has no name',
    'The calculated value  needs 2 parts',
    'The calculated value  needs a number instead of "x"',
  ]);
});

test('merges by id, and stays where the other side began to read it', () => {
  const base = loan();
  const total: Calculation = { ...share, id: 'Calculation_total', name: 'Total', type: 'SUM' };
  const theirs = applied(base, { type: 'setCalculations', calculations: [{ ...share, decimals: 0 }] });
  const mine = applied(base, { type: 'setCalculations', calculations: [share, total] });
  expect(rebase(base, theirs, mine)).toMatchObject({
    doc: { calculations: [{ ...share, decimals: 0 }, total] },
    clashes: [],
  });
  const removed = applied(base, { type: 'setCalculations', calculations: [] });
  const { nextConfig } = loan(shareIs('GT', '40')).screens.Screen_Money!;
  const reading = applied(base, { type: 'setNextConfig', screenId: 'Screen_Money', items: nextConfig });
  expect(rebase(base, removed, reading).doc.calculations).toEqual([share]);
  const clashing = applied(base, { type: 'setCalculations', calculations: [{ ...share, decimals: 3 }] });
  expect(rebase(base, theirs, clashing).clashes).toMatchObject([
    { what: 'Calculated value Debt-to-income', theirs: 'debts as a percentage of income, rounded' },
  ]);
  expect(diffDocuments(base, theirs)[0]!.sentences).toEqual([
    'Calculated values: Debt-to-income = debts as a percentage of income, 1 decimal → ' +
      'Debt-to-income = debts as a percentage of income, rounded',
  ]);
});

test('is proved by its lowest and highest result, and by examples that were tried', () => {
  const textsOf = (...tests: Test[]) => proveSite(loan(...tests), settings).findings.map(({ text }) => text);
  expect(textsOf(shareIs('LT', '0'))).toContain(
    'High never opens from Money (next config item 1): it needs Debt-to-income below 0, which can never be',
  );
  expect(textsOf(shareIs('GT', '5000000'))).toContain(
    'High never opens from Money (next config item 1): it needs Debt-to-income above 5,000,000, which can never be',
  );
  const { screens } = proveSite(loan(shareIs('GT', '40')), settings);
  expect(screens.Screen_High).toMatchObject({ isPossible: true });
  expect(screens.Screen_Low).toMatchObject({ isPossible: true });
  expect(textsOf(shareIs('GT', '40'))).toEqual([]);
  expect(textsOf(shareIs('EQ', '33.3'))).toContain(
    'It is not proved whether next config item 1 (to High) in screen Money is ever taken: calculated values decide it',
  );
});

test('is proved by examples of entries where it adds a field of all of them', () => {
  const group = employersGroup();
  const field = { kind: 'component', componentId: group.id } as const;
  const pay: Calculation = {
    ...{ id: 'Sum_pay', name: 'Pay', type: 'SUM', decimals: 0, isEmptyZero: false },
    operands: [{ field, value: '', column: 'MoneyInput_pay' }],
  };
  const condition: Condition = {
    type: 'AND',
    items: [{ field: { kind: 'calculated', calculationId: 'Sum_pay' }, type: 'GT', value: '100000' }],
  };
  const screens = [
    screenWithForm('Screen_0', [group], [{ ...routeTo('Screen_1'), condition }, routeTo('Screen_2')]),
    screenWithForm('Screen_1', []),
    screenWithForm('Screen_2', []),
  ];
  const settings = { matches: () => true, templateIds: [], sourceIds: [] };
  const proof = proveSite(documentOf(screens, { calculations: [pay] }), settings);
  expect(proof.findings).toEqual([]);
  expect(proof.screens.Screen_1!.example!.answers[group.id]).toMatchObject({
    entries: [{ MoneyInput_pay: '1000000' }],
  });
});
