import { compileV3 } from '@smile/site-model/compile-v3';
import type { InputComponent, Rule } from '@smile/site-model/document';
import { documentOf, inputNamed, screenWithForm, textOf } from '@smile/site-model/testing/documents';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { play, type VisitEvent } from '../player.ts';
import { currentScreen, startVisit } from '../visit.ts';
import { FormScreen } from './form-screen.tsx';

const none = { min: null, max: null, minLength: null, maxLength: null, regex: null, message: null };
const ruled = (label: string, name: string, rule: Partial<Rule>) =>
  inputNamed(name, { label, rule: { ...none, format: 'STRING', ...rule } });
const asked = (type: InputComponent['type'], label: string, name: string): InputComponent => ({
  ...inputNamed(name, { label, required: true, options: [{ label: `First ${name}`, value: 'A' }] }, `${type}_${name}`),
  type,
});

const parts = [
  textOf('Title', 'Everything'),
  textOf('Paragraph', 'In one form'),
  textOf('Markdown', '**Strong** words\n\n- One of a list'),
  ruled('Phone', 'phone', { format: 'PHONE' }),
  ruled('Email', 'mail', { format: 'EMAIL' }),
  ruled('Address', 'address', { format: 'URL' }),
  ruled('Pay', 'pay', { format: 'NUMBER', min: 1, max: 5 }),
  ruled('Children', 'children', { format: 'INTEGER', min: 0 }),
  ruled('Nickname', 'nickname', { minLength: 2, maxLength: 4 }),
  ruled('Code', 'code', { format: 'REGEX', regex: '^[A-Z]+$' }),
  ruled('Badge', 'badge', { format: 'REGEX', regex: '^[A-Z]+$', message: 'Three capital letters' }),
  asked('Select', 'Works', 'works'),
  asked('RadioGroup', 'Paid', 'paid'),
  asked('DatePicker', 'Since', 'since'),
  asked('DateRangePicker', 'Between', 'between'),
];

/** Invalid answers and their messages. */
const wrong: [label: string, typed: string, message: string][] = [
  ['Phone', 'none', 'Please enter a valid phone number'],
  ['Email', 'george@', 'Please enter a valid email address'],
  ['Address', 'http://example.com', 'Please enter a valid URL starting with https://'],
  ['Pay', '9', 'Please enter a valid number, min: 1, max: 5'],
  ['Children', '1.5', 'Please enter a valid integer, min: 0 For example 25000 or 25,000'],
  ['Nickname', 'abcde', 'Please enter a valid string, min length: 2, max length: 4'],
  ['Code', 'a1', 'Please enter a valid Code'],
  ['Badge', 'a1', 'Three capital letters'],
];

function Page() {
  const site = documentOf([screenWithForm('Screen_all', parts)]);
  const [visit, setVisit] = useState(() => startVisit(compileV3(site), {}));
  const dispatch = (event: VisitEvent) => setVisit((before) => play(before, event)[0]);
  const shown = currentScreen(visit);
  if (shown?.type !== 'form') return null;
  const matches = (pattern: string, text: string) => new RegExp(pattern).test(text);
  const next = () => dispatch({ type: 'nextPressed', screenId: shown.id, matches });
  return <FormScreen screen={shown} visit={visit} dispatch={dispatch} onNext={next} />;
}

it('draws every kind of component, and shows the problem of each field', async () => {
  render(<Page />);
  expect(await screen.findByLabelText('From')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Everything' })).toBeVisible();
  expect(screen.getByText('In one form')).toBeVisible();
  expect(screen.getByText('Strong').tagName).toBe('STRONG');
  for (const [label, typed] of wrong) fireEvent.input(screen.getByLabelText(label), { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  for (const [label, typed, message] of wrong) {
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText(label)).toHaveValue(typed);
  }
  expect(screen.getAllByText('This field is required')).toHaveLength(4);
  expect(screen.getByRole('alert')).toHaveTextContent('12 fields need your attention.');
  expect(screen.getByLabelText('Phone')).toHaveFocus();

  fireEvent.input(screen.getByLabelText('Phone'), { target: { value: '+639171234567' } });
  fireEvent.click(screen.getByRole('radio', { name: 'First paid' }));
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('');
  expect(screen.getByRole('radio', { name: 'First paid' })).toBeChecked();
  expect(screen.getByRole('alert')).toHaveTextContent('10 fields need your attention.');
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

it('lets each text of the author run in its own direction, a field with its label', () => {
  render(<Page />);
  for (const text of [screen.getByRole('heading', { name: 'Everything' }), screen.getByText('In one form')])
    expect(text).toHaveAttribute('dir', 'auto');
  expect(screen.getByText('Strong').closest('p')).toHaveAttribute('dir', 'auto');
  expect(screen.getByText('One of a list').closest('[dir]')?.tagName).toBe('UL');
  expect(screen.getByLabelText('Phone').closest('[dir]')).toContainElement(screen.getByText('Phone'));
  expect(screen.getByText('Paid').closest('[dir]')?.tagName).toBe('FIELDSET');
  expect(screen.getByText('First paid').closest('[dir]')?.tagName).toBe('LABEL');
  expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('dir', 'auto');
});

it('explains how a number is written that it could not read, and takes separators and currencies', () => {
  render(<Page />);
  const type = (value: string) => {
    fireEvent.input(screen.getByLabelText('Pay'), { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  };
  type('4 pesos');
  expect(screen.getByText('Please enter a valid number, min: 1, max: 5')).toBeVisible();
  expect(screen.getByText('For example 25000 or 25,000.50')).toBeVisible();
  for (const value of ['₱ 4', 'PHP 4.00', '４']) {
    type(value);
    expect(screen.getByLabelText('Pay'), value).not.toHaveAttribute('aria-invalid');
  }
});
