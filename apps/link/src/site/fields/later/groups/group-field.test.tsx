import { compileV3 } from '@smile/site-model/compile-v3';
import { documentOf, employersGroup, screenWithForm } from '@smile/site-model/testing/documents';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { play, type VisitEvent } from '../../../player.ts';
import { FormScreen } from '../../../screens/form-screen.tsx';
import { currentScreen, startVisit, type Visit } from '../../../visit.ts';

let visit: Visit;

function Page({ props = {} }: { props?: Parameters<typeof employersGroup>[0] }) {
  const [current, setVisit] = useState(() =>
    startVisit(compileV3(documentOf([screenWithForm('Screen_1', [employersGroup(props)])])), {}),
  );
  visit = current;
  const shown = currentScreen(current);
  if (shown?.type !== 'form') return null;
  const dispatch = (event: VisitEvent) => setVisit((before) => play(before, event)[0]);
  const next = () => dispatch({ type: 'nextPressed', screenId: shown.id, matches: () => true });
  return <FormScreen screen={shown} visit={current} dispatch={dispatch} onNext={next} />;
}

const entry = (number: number) => within(screen.getByRole('group', { name: `Employers ${number}` }));
const type = (number: number, name: string, value: string) =>
  fireEvent.input(entry(number).getByRole('textbox', { name }), { target: { value } });

it('adds, edits and removes entries, and sends them by the ids of their fields', async () => {
  render(<Page />);
  await screen.findByRole('group', { name: 'Employers 1' });
  await screen.findByRole('textbox', { name: 'employer' });
  type(1, 'employer', 'Acme');
  fireEvent.click(screen.getByRole('button', { name: 'Add another' }));
  expect(entry(2).getByRole('textbox', { name: 'employer' })).toHaveFocus();
  type(2, 'employer', 'Globex');
  type(2, 'pay', '1000');
  fireEvent.click(screen.getByRole('button', { name: 'Remove Employers 1' }));
  expect(screen.getByRole('button', { name: 'Add another' })).toHaveFocus();
  expect(screen.getByText('Employers 1 removed')).toBeInTheDocument();
  expect(entry(1).getByRole('textbox', { name: 'employer' })).toHaveValue('Globex');
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(visit.unsent[0]!.data).toEqual({
    employers: { entries: [{ Input_employer: 'Globex', MoneyInput_pay: '1000' }] },
  });
});

it('shows the faults of each entry, and keeps those of other fields while one is mended', async () => {
  render(<Page />);
  await screen.findByRole('textbox', { name: 'employer' });
  type(1, 'pay', 'much');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(entry(1).getByRole('textbox', { name: 'employer' })).toHaveFocus();
  expect(entry(1).getByText('Please enter a valid number')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Add another' }));
  type(2, 'employer', 'Globex');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(entry(1).getByRole('textbox', { name: 'employer' })).toHaveFocus();
  type(1, 'employer', 'Acme');
  expect(entry(1).getByRole('textbox', { name: 'employer' })).not.toHaveAccessibleDescription(/required/);
  expect(entry(1).getByText('Please enter a valid number')).toBeInTheDocument();
});

it('stops at the most entries, and starts with the least', async () => {
  render(<Page props={{ minEntries: 2, maxEntries: 3, addText: 'Add a job' }} />);
  await screen.findByRole('group', { name: 'Employers 2' });
  fireEvent.click(screen.getByRole('button', { name: 'Add a job' }));
  expect(screen.getByRole('button', { name: 'Add a job' })).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(screen.getByRole('button', { name: 'Add a job' }));
  expect(screen.getAllByRole('group', { name: /^Employers \d/ })).toHaveLength(3);
});
