import type { GroupField } from '@smile/site-model/document';
import { documentOf, employersGroup, inputNamed, screenWithForm } from '@smile/site-model/testing/documents';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderInBuilder } from '../testing/render-in-builder.tsx';
import { ConditionDialog } from './condition-dialog.tsx';

const sumOf = (name: string) => {
  const field = { kind: 'component', componentId: 'Group_1' } as const;
  const operands = [{ field, value: '', column: `MoneyInput_${name}` }];
  return { id: `Sum_${name}`, name: `Sum of ${name}`, type: 'SUM', operands, decimals: 0, isEmptyZero: false } as const;
};
const money = (name: string, reads?: string): GroupField => {
  const field = { kind: 'calculated', calculationId: `Sum_${reads}` } as const;
  const visibleIf = reads ? { type: 'AND' as const, items: [{ field, type: 'GT' as const, value: '10' }] } : null;
  return { ...inputNamed(name, { visibleIf }, `MoneyInput_${name}`), type: 'MoneyInput' };
};

async function offered(component: GroupField, conditionKey: 'visibleIf' | 'requiredIf', fields: GroupField[]) {
  const doc = documentOf([screenWithForm('Screen_1', [inputNamed('age'), employersGroup({ fields })])], {
    calculations: [sumOf('pay'), sumOf('bonus'), sumOf('tax')],
  });
  renderInBuilder(
    <ConditionDialog screenId="Screen_1" component={component} conditionKey={conditionKey} onClose={() => undefined} />,
    doc,
  );
  const add = await screen.findByRole('button', { name: 'Add condition' });
  if (!component.props[conditionKey]) await userEvent.click(add);
  return within(screen.getByLabelText('Field'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
    .filter((text) => /pay|bonus|tax|age/.test(text ?? ''));
}

const [pay, bonus, tax] = [money('pay'), money('bonus', 'pay'), money('tax')];

it('offers sums of the same group that do not depend on the field', async () => {
  expect(await offered(tax, 'visibleIf', [pay, bonus, tax])).toEqual([
    'pay',
    'bonus',
    'age',
    'Sum of pay',
    'Sum of bonus',
  ]);
});

it('offers no sum that depends on the field through the condition of another', async () => {
  expect(await offered(pay, 'visibleIf', [pay, bonus, tax])).toEqual(['age', 'Sum of tax']);
});

it('offers every sum where the field is only required by it', async () => {
  expect(await offered(pay, 'requiredIf', [pay, bonus, tax])).toEqual([
    'bonus',
    'tax',
    'age',
    'Sum of pay',
    'Sum of bonus',
    'Sum of tax',
  ]);
});
