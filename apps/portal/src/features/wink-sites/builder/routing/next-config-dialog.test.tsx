import { answerCalls } from '@smile/contract/testing/answer';
import type { SiteDocument } from '@smile/site-model/document';
import { documentOf, inputNamed, routeTo, screenWithForm, screenWithWidget } from '@smile/site-model/testing/documents';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logIn } from '../../../../../testing/tokens.ts';
import { renderInBuilder } from '../testing/render-in-builder.tsx';
import { NextConfigDialog } from './next-config-dialog.tsx';

beforeEach(() => {
  logIn();
  answerCalls(({ path }) => {
    const item = path.includes('fileTypes') ? { type: 'PAYSLIP', typeLabel: 'Payslip' } : { id: 'grab', name: 'Grab' };
    return { data: { items: [item], nextCursor: null } };
  });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const rule = { min: null, max: null, minLength: null, maxLength: null, regex: null, message: null };
const number = inputNamed('pay', { rule: { ...rule, format: 'NUMBER' } });
const choice = { ...inputNamed('job', { options: [{ label: 'Yes', value: 'YES' }] }), type: 'Select' } as const;
const date = { ...inputNamed('start'), type: 'DatePicker' } as const;
const range = { ...inputNamed('period'), type: 'DateRangePicker' } as const;
const site = documentOf([
  screenWithForm('Screen_first', [number, choice, date, range, inputNamed('city')], [routeTo('Screen_second')]),
  screenWithWidget('Screen_second', [routeTo('Screen_third')]),
  screenWithForm('Screen_third', [inputNamed('later')]),
  screenWithForm('Screen_fourth', []),
]);

function openDialog(document: SiteDocument, screenId: string) {
  const onClose = vi.fn();
  const store = renderInBuilder(<NextConfigDialog screenId={screenId} onClose={onClose} />, document);
  const nextConfig = () => store.getState().document.screens[screenId]!.nextConfig;
  return { store, onClose, nextConfig, user: userEvent.setup() };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const optionsOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const added = ['Is Empty', 'Is Not Empty', 'Is One Of', 'Is None Of'];
const operators = () => optionsOf(screen.getByLabelText('Operator'));

it('offers neither the first screen, nor the same, nor one that leads back', () => {
  openDialog(site, 'Screen_second');
  expect(optionsOf(screen.getByLabelText(/^Target Screen/))).toEqual(['Choose a screen', 'third', 'fourth']);
});

it('wants a target for each item, and forgets it with the type', async () => {
  const { user, onClose, nextConfig } = openDialog(site, 'Screen_second');
  await user.selectOptions(screen.getByLabelText('Type'), 'URL');
  expect(screen.getByLabelText(/^Target URL/)).toHaveValue('');
  expect(screen.queryByText('URL is required')).not.toBeInTheDocument();
  await press('Save');
  expect(screen.getByText('URL is required')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Target URL/), 'http://a');
  expect(screen.getByText('URL must start with https://')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Type'), 'Screen');
  expect(screen.getByText('Screen is required')).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await user.selectOptions(screen.getByLabelText(/^Target Screen/), 'fourth');
  await press('Save');
  expect(onClose).toHaveBeenCalledOnce();
  expect(nextConfig()).toMatchObject([{ type: 'ROUTE_SCREEN', target: 'Screen_fourth' }]);
});

it('offers the operators and values of each field', async () => {
  const { user, nextConfig } = openDialog(site, 'Screen_first');
  await press('Add condition');
  const field = screen.getByLabelText('Field');
  expect(optionsOf(field)).toEqual(['pay', 'job', 'start', 'city', 'campaign']);
  expect(operators()).toEqual(['=', '≠', '>', '>=', '<', '<=', ...added]);
  expect(screen.getByRole('option', { name: 'not equal' })).toHaveTextContent('≠');
  await user.selectOptions(field, 'start');
  expect(operators()).toHaveLength(10);
  expect(screen.getByLabelText('Value')).toHaveAttribute('type', 'date');
  await user.selectOptions(field, 'city');
  expect(operators()).toEqual(['=', '≠', 'Includes', 'Not Includes', ...added]);
  await user.selectOptions(field, 'job');
  expect(operators()).toEqual(['=', '≠', ...added]);
  await user.selectOptions(screen.getByLabelText('Operator'), '≠');
  await user.selectOptions(screen.getByLabelText('Value'), 'Yes');
  await press('Save');
  expect(nextConfig()[0]!.condition.items).toEqual([
    { field: { kind: 'component', componentId: 'Input_job' }, type: 'NE', value: 'YES' },
  ]);
});

it('compares connected sources by name on a widget screen', async () => {
  const { user, nextConfig } = openDialog(site, 'Screen_second');
  await press('Add condition');
  await user.selectOptions(screen.getByLabelText('Field'), 'Connected accounts and documents');
  expect(operators()).toEqual(['Includes', 'Not Includes', 'Is Empty', 'Is Not Empty']);
  await user.selectOptions(screen.getByLabelText('Value'), await screen.findByRole('option', { name: 'Payslip' }));
  await press('Save');
  expect(nextConfig()[0]!.condition.items).toEqual([
    { field: { kind: 'linked', moduleId: 'WinkWidgetModule_second' }, type: 'INCLUDES', value: 'PAYSLIP' },
  ]);
});

it('reorders and deletes items by keyboard, and changes nothing before Save', async () => {
  const { user, store, nextConfig, onClose } = openDialog(site, 'Screen_second');
  await press('Add next item');
  await user.selectOptions(screen.getAllByLabelText(/^Target Screen/)[1]!, 'fourth');
  screen.getByRole('button', { name: 'Move next item 2 up' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Move next item 1 down' })).toHaveFocus();
  await user.clear(screen.getByLabelText('Next Button Name'));
  await user.type(screen.getByLabelText('Next Button Name'), 'Go on');
  expect(nextConfig()).toHaveLength(1);
  await press('Save');
  expect(nextConfig().map(({ target }) => target)).toEqual(['Screen_fourth', 'Screen_third']);
  expect(store.getState().document.screens.Screen_second!.nextButtonName).toBe('Go on');
  store.getState().undo();
  expect(store.getState().document).toEqual(site);
  expect(onClose).toHaveBeenCalledOnce();
});

it('says that the last screen needs no next item', async () => {
  openDialog(documentOf([screenWithForm('Screen_only', [])]), 'Screen_only');
  expect(
    screen.getByText(
      'The next configuration is optional for the last screen: without it, the site returns to the application.',
    ),
  ).toBeInTheDocument();
  await press('Add next item');
  expect(screen.getByLabelText(/^Target URL/)).toBeInTheDocument();
});

it('joins conditions, and compares with several options or with none', async () => {
  const { user, nextConfig } = openDialog(site, 'Screen_first');
  await press('Add condition');
  expect(screen.queryByLabelText('How many conditions of next item 1 must hold')).not.toBeInTheDocument();
  await press('Add condition');
  await user.selectOptions(
    screen.getByLabelText('How many conditions of next item 1 must hold'),
    'Any condition is enough',
  );
  const [first, second] = screen.getAllByRole('group', { name: /^condition/ }).map((group) => within(group));
  await user.selectOptions(first!.getByLabelText('Field'), 'job');
  await user.selectOptions(first!.getByLabelText('Operator'), 'Is One Of');
  await user.click(first!.getByRole('checkbox', { name: 'Yes' }));
  await user.selectOptions(second!.getByLabelText('Field'), 'city');
  await user.type(second!.getByLabelText('Value'), 'Cebu');
  await user.selectOptions(second!.getByLabelText('Operator'), 'Is One Of');
  await user.type(second!.getByLabelText('Values'), '{Enter}Davao');
  const [item] = await save();
  expect(item).toMatchObject({
    type: 'OR',
    items: [
      { type: 'ONE_OF', value: 'YES' },
      { type: 'ONE_OF', value: 'Cebu\nDavao' },
    ],
  });
  await user.selectOptions(second!.getByLabelText('Operator'), 'Is Empty');
  expect(second!.queryByLabelText(/^Value/)).not.toBeInTheDocument();
  expect((await save())[0]).toMatchObject({ items: [{}, { type: 'EMPTY', value: '' }] });

  async function save() {
    await press('Save');
    return nextConfig().map(({ condition }) => condition);
  }
});

it('leads to the next free screen and asks about the screen itself, by few keys', async () => {
  const three = documentOf([
    screenWithForm('Screen_first', [inputNamed('name')], [routeTo('Screen_second')]),
    screenWithForm('Screen_second', [number]),
    screenWithForm('Screen_third', []),
    screenWithForm('Screen_fourth', []),
  ]);
  const { user, nextConfig, onClose } = openDialog(three, 'Screen_second');
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Add next item' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText(/^Target Screen/)).toHaveFocus();
  await press('Add next item');
  await press('Add next item');
  expect(screen.getAllByLabelText(/^Target Screen/).map((field) => (field as HTMLSelectElement).value)).toEqual([
    'Screen_third',
    'Screen_fourth',
    '',
  ]);
  await press('Delete next item 3');
  await user.click(screen.getAllByRole('button', { name: 'Add condition' })[0]!);
  expect(screen.getByLabelText('Field')).toHaveFocus();
  expect(screen.getByLabelText('Field')).toHaveDisplayValue('pay');
  await user.type(screen.getByLabelText('Value'), '9');
  await user.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(nextConfig()).toMatchObject([
    { target: 'Screen_third', condition: { items: [{ type: 'EQ', value: '9' }] } },
    { target: 'Screen_fourth' },
  ]);
});

it('saves with Ctrl and Enter from any field', async () => {
  const { user, nextConfig, onClose } = openDialog(site, 'Screen_second');
  await user.selectOptions(screen.getByLabelText(/^Target Screen/), 'fourth');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(nextConfig()).toMatchObject([{ target: 'Screen_fourth' }]);
});
