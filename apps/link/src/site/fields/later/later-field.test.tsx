import { compileV3 } from '@smile/site-model/compile-v3';
import type { InputComponent, InputType } from '@smile/site-model/document';
import { toFormData } from '@smile/site-model/form-data';
import { setTextLanguage } from '@smile/site-model/languages/language-codes';
import { documentOf, inputNamed, screenWithForm } from '@smile/site-model/testing/documents';
import { rule } from '@smile/site-model/testing/flows';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { play, type VisitEvent } from '../../player.ts';
import { FormScreen } from '../../screens/form-screen.tsx';
import { currentScreen, startVisit, type Visit } from '../../visit.ts';

function asked(type: InputType, label: string, props: Partial<InputComponent['props']> = {}): InputComponent {
  const name = type.toLowerCase();
  return { ...inputNamed(name, { label, required: true, ...props }, `${type}_1`), type };
}

const parts = [
  asked('LongText', 'About you'),
  asked('NumberInput', 'Children'),
  asked('MoneyInput', 'Monthly rent', { currency: 'PHP' }),
  asked('YesNo', 'Married'),
  asked('Checkbox', 'I agree to the terms'),
  asked('CheckboxGroup', 'Sources of income', {
    options: ['Salary', 'Business', 'Pension'].map((label) => ({ label, value: label.toLowerCase() })),
  }),
  asked('DateRangePicker', 'Employed'),
];

const salary = [{ label: 'Salary', value: 'no' }];
const choices = [
  asked('SearchSelect', 'City', { optionLines: 'Manila\tMNL\nLas Piñas\tLP\nCebu City\tCEB' }),
  asked('RadioGroup', 'Work', { options: salary, otherLabel: 'Other work' }),
  asked('Select', 'Home', { options: salary, otherLabel: 'Other home' }),
  asked('CheckboxGroup', 'Income', { options: salary, otherLabel: 'Other income' }),
];

const box = (name: string) => screen.getByRole('textbox', { name });
const mobile = [asked('PhoneInput', 'Mobile', { country: 'PH' })];

let visit: Visit;

function Page({ shown: components = parts }: { shown?: InputComponent[] }) {
  const [current, setVisit] = useState(() =>
    startVisit(compileV3(documentOf([screenWithForm('Screen_1', components)])), {}),
  );
  visit = current;
  const shown = currentScreen(current);
  if (shown?.type !== 'form') return null;
  const dispatch = (event: VisitEvent) => setVisit((before) => play(before, event)[0]);
  const next = () => dispatch({ type: 'nextPressed', screenId: shown.id, matches: () => true });
  return <FormScreen screen={shown} visit={current} dispatch={dispatch} onNext={next} />;
}

it('loads the fields with the screen that needs them, and stores what is entered', async () => {
  render(<Page />);
  fireEvent.input(await screen.findByRole('textbox', { name: 'About you' }), { target: { value: 'First\nsecond' } });
  fireEvent.input(box('Children'), { target: { value: '2' } });
  const rent = box('Monthly rent');
  expect(rent).toHaveAccessibleDescription('₱');
  fireEvent.input(rent, { target: { value: '12500.5' } });
  fireEvent.blur(rent);
  expect(rent).toHaveValue('12,500.5');
  fireEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'I agree to the terms' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Pension' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Salary' }));
  const shown = currentScreen(visit);
  expect(shown?.type === 'form' && toFormData(shown, visit.answers)).toEqual({
    longtext: 'First\nsecond',
    numberinput: 2,
    moneyinput: 12_500.5,
    yesno: 'yes',
    checkbox: true,
    checkboxgroup: ['salary', 'pension'],
    daterangepicker: null,
  });
});

it('shows the fault of each field, takes the focus to the first and unticks again', async () => {
  render(<Page />);
  await screen.findByRole('textbox', { name: 'About you' });
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getAllByText('This field is required')).toHaveLength(7);
  expect(box('About you')).toHaveFocus();
  const agree = screen.getByRole('checkbox', { name: 'I agree to the terms' });
  expect(agree).toHaveAccessibleDescription('This field is required');
  fireEvent.click(agree);
  expect(agree).toBeChecked();
  fireEvent.click(agree);
  expect(agree).not.toBeChecked();
  fireEvent.input(box('Children'), { target: { value: 'two' } });
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(box('Children')).toHaveAccessibleDescription('Please enter a valid number For example 25000 or 25,000.50');
});

it('searches a list by parts of its labels, with keys or the pointer', async () => {
  render(<Page shown={choices} />);
  const city = await screen.findByRole('combobox', { name: 'City' });
  fireEvent.input(city, { target: { value: 'pin' } });
  expect(city).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getAllByRole('option', { name: /Pi/ })).toHaveLength(1);
  expect(screen.getByText('1 option')).toBeInTheDocument();
  fireEvent.keyDown(city, { key: 'ArrowDown' });
  expect(city).toHaveAttribute('aria-activedescendant', 'SearchSelect_1-list-0');
  fireEvent.keyDown(city, { key: 'Enter' });
  expect(city).toHaveValue('Las Piñas');
  expect(visit.answers.SearchSelect_1).toBe('LP');
  fireEvent.click(city);
  expect(city).toHaveValue('');
  fireEvent.keyDown(city, { key: 'Escape' });
  expect(city).toHaveValue('Las Piñas');
  fireEvent.input(city, { target: { value: 'zzz' } });
  expect(screen.getByText('Nothing found. Try fewer letters.')).toBeInTheDocument();
  fireEvent.blur(city);
  fireEvent.click(screen.getByRole('button', { name: 'Clear City' }));
  expect(visit.answers.SearchSelect_1).toBe('');
  fireEvent.click(city);
  fireEvent.click(screen.getByRole('option', { name: 'Cebu City' }));
  expect(visit.answers.SearchSelect_1).toBe('CEB');
});

it('takes an answer in one’s own words, also while it reads as an option', async () => {
  render(<Page shown={choices} />);
  fireEvent.click(await screen.findByRole('radio', { name: 'Other work' }));
  const write = (name: string) => {
    for (const value of ['n', 'no', 'nothing']) fireEvent.input(box(name), { target: { value } });
    expect(box(name)).toHaveValue('nothing');
  };
  write('Other work');
  fireEvent.change(screen.getByRole('combobox', { name: 'Home' }), { target: { value: ' ' } });
  write('Other home');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Other income' }));
  write('Other income');
  expect(visit.answers).toMatchObject({ RadioGroup_1: 'nothing', Select_1: 'nothing', CheckboxGroup_1: ['nothing'] });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Salary' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Other income' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Salary' }));
  expect(visit.answers).toMatchObject({ RadioGroup_1: 'no', CheckboxGroup_1: ['no'] });
  expect(screen.queryByRole('textbox', { name: 'Other income' })).not.toBeInTheDocument();
});

it('reads and shows numbers in the notation of the visitor', async () => {
  setTextLanguage('de');
  render(<Page />);
  const rent = await screen.findByRole('textbox', { name: 'Monthly rent' });
  fireEvent.input(rent, { target: { value: '1.234' } });
  expect(visit.answers.MoneyInput_1).toBe('1234');
  fireEvent.input(rent, { target: { value: '12345,5' } });
  fireEvent.blur(rent);
  expect(rent).toHaveValue('12.345,5');
  expect(visit.answers.MoneyInput_1).toBe('12345.5');
  for (const amount of ['PHP 1.500', '1.500 php', '1.500PHP']) {
    fireEvent.input(rent, { target: { value: amount } });
    expect(visit.answers.MoneyInput_1).toBe('1500');
  }
  fireEvent.input(rent, { target: { value: 'viel' } });
  expect(rent).toHaveValue('viel');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(rent).toHaveAccessibleDescription(/For example 25000 or 25\.000,50/);
  setTextLanguage('en');
});

it('stores a number as E.164 by the chosen country, or the one that is typed', async () => {
  render(<Page shown={mobile} />);
  const entry = await screen.findByRole('textbox', { name: 'Mobile' });
  fireEvent.input(entry, { target: { value: '0917 123 45' } });
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Please enter a valid Mobile')).toBeInTheDocument();
  expect(entry).toHaveAccessibleDescription('Please enter a valid Mobile For example 0917 123 4567');
  fireEvent.input(entry, { target: { value: '(0917) 123-4567' } });
  expect(visit.answers.PhoneInput_1).toBe('+639171234567');
  const country = screen.getByRole('combobox', { name: 'Country of Mobile' });
  fireEvent.change(country, { target: { value: 'GB' } });
  expect(visit.answers.PhoneInput_1).toBe('+449171234567');
  fireEvent.input(entry, { target: { value: '+49 30 901820' } });
  fireEvent.blur(entry);
  expect(country).toHaveValue('DE');
  expect(entry).toHaveValue('030 901820');
  expect(visit.answers.PhoneInput_1).toBe('+4930901820');
});

it('keeps another answer chosen on the way back although nothing is written yet', async () => {
  const work = asked('RadioGroup', 'Work', { options: salary, otherLabel: 'Other work' });
  const place = { ...work, id: 'RadioGroup_2' };
  const { unmount } = render(<Page shown={[place]} />);
  fireEvent.click(await screen.findByRole('radio', { name: 'Other work' }));
  unmount();
  render(<Page shown={[place]} />);
  expect(await screen.findByRole('radio', { name: 'Other work' })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: 'Salary' }));
  expect(screen.getByRole('radio', { name: 'Other work' })).not.toBeChecked();
});

it.each([
  ['de', '1.000,50 €', 1000.5],
  ['ar', '١٬٠٠٠٫٥', 1000.5],
  ['ja', '１，０００円', 1000],
  ['fil', ' 1,000 PHP ', 1000],
])('reads an Input with a number rule in the notation of %s', async (language, typed, number) => {
  setTextLanguage(language);
  render(<Page shown={[asked('Input', 'Pay', { rule: rule({ format: 'NUMBER' }) })]} />);
  fireEvent.input(await screen.findByRole('textbox', { name: 'Pay' }), { target: { value: typed } });
  fireEvent.blur(box('Pay'));
  expect(box('Pay')).toHaveValue(typed);
  const shown = currentScreen(visit);
  expect(shown?.type === 'form' && toFormData(shown, visit.answers)).toEqual({ input: number });
  setTextLanguage('en');
});

it('leaves a year in an Input without separators and explains that decimals are not expected', async () => {
  setTextLanguage('de');
  render(<Page shown={[asked('Input', 'Year', { rule: rule({ format: 'INTEGER' }), defaultValue: '2020' })]} />);
  const year = await screen.findByRole('textbox', { name: 'Year' });
  expect(year).toHaveValue('2020');
  fireEvent.input(year, { target: { value: '2020,5' } });
  fireEvent.blur(year);
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(year).toHaveAccessibleDescription('Please enter a valid integer For example 25000 or 25.000');
  setTextLanguage('en');
});
