import { compileV3 } from '@smile/site-model/compile-v3';
import { documentOf, employersGroup, inputNamed, screenWithForm, testOf } from '@smile/site-model/testing/documents';
import { rule } from '@smile/site-model/testing/flows';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { tryPatterns } from '../../../patterns/try-patterns.ts';
import { play, type VisitEvent } from '../../../player.ts';
import { FormScreen } from '../../../screens/form-screen.tsx';
import { currentScreen, startVisit, type Visit } from '../../../visit.ts';

let visit: Visit;
let refuse: (message: string) => void;

function Page({ props = {} }: { props?: Parameters<typeof employersGroup>[0] }) {
  const [current, setVisit] = useState(() =>
    startVisit(compileV3(documentOf([screenWithForm('Screen_1', [employersGroup(props)])])), {}),
  );
  visit = current;
  const shown = currentScreen(current);
  if (shown?.type !== 'form') return null;
  const dispatch = (event: VisitEvent) => setVisit((before) => play(before, event)[0]);
  const next = async () =>
    dispatch({ type: 'nextPressed', screenId: shown.id, matches: await tryPatterns(shown, current) });
  refuse = (message) => dispatch({ type: 'refused', moduleId: shown.moduleId, messages: { employers: message } });
  return <FormScreen screen={shown} visit={current} dispatch={dispatch} onNext={() => void next()} />;
}

/** jsdom has no Worker. */
class PageWorker extends EventTarget {
  postMessage({ pattern, text }: { pattern: string; text: string }) {
    const data = new RegExp(pattern, 'u').test(text);
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate() {}
}
beforeAll(() => void vi.stubGlobal('Worker', PageWorker));

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
  await vi.waitFor(() =>
    expect(visit.unsent[0]?.data).toEqual({
      employers: { entries: [{ Input_employer: 'Globex', MoneyInput_pay: '1000' }] },
    }),
  );
});

it('shows the faults of each entry, and keeps those of other fields while one is mended', async () => {
  render(<Page />);
  await screen.findByRole('textbox', { name: 'employer' });
  type(1, 'pay', 'much');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await vi.waitFor(() => expect(entry(1).getByRole('textbox', { name: 'employer' })).toHaveFocus());
  expect(entry(1).getByText('Please enter a valid number')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Add another' }));
  type(2, 'employer', 'Globex');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await vi.waitFor(() => expect(entry(1).getByRole('textbox', { name: 'employer' })).toHaveFocus());
  type(1, 'employer', 'Acme');
  expect(entry(1).getByRole('textbox', { name: 'employer' })).not.toHaveAccessibleDescription(/required/);
  expect(entry(1).getByText('Please enter a valid number')).toBeInTheDocument();
});

it('stops at the maximum of entries, and starts with the minimum', async () => {
  render(<Page props={{ minEntries: 2, maxEntries: 3, addText: 'Add a job' }} />);
  await screen.findByRole('group', { name: 'Employers 2' });
  fireEvent.click(screen.getByRole('button', { name: 'Add a job' }));
  expect(screen.getByRole('button', { name: 'Add a job' })).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(screen.getByRole('button', { name: 'Add a job' }));
  expect(screen.getAllByRole('group', { name: /^Employers \d/ })).toHaveLength(3);
});

const codes = [inputNamed('name'), inputNamed('code', { rule: rule({ format: 'REGEX', regex: '^[A-Z]+$' }) })];

it('tries patterns of all entries before it goes on, and marks the fields that differ', async () => {
  render(<Page props={{ fields: codes }} />);
  await screen.findByRole('textbox', { name: 'code' });
  type(1, 'code', 'ABC');
  fireEvent.click(screen.getByRole('button', { name: 'Add another' }));
  type(2, 'code', 'abc');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await vi.waitFor(() => expect(entry(2).getByRole('textbox', { name: 'code' })).toHaveFocus());
  expect(entry(2).getByText('Please enter a valid code')).toBeInTheDocument();
  expect(entry(1).queryByText('Please enter a valid code')).not.toBeInTheDocument();
  expect(visit.unsent).toEqual([]);
});

it('keeps the entry beside a removed one when both change at once', async () => {
  render(<Page />);
  await screen.findByRole('textbox', { name: 'employer' });
  fireEvent.click(screen.getByRole('button', { name: 'Add another' }));
  const second = entry(2).getByRole('textbox', { name: 'employer' });
  act(() => {
    screen.getByRole('button', { name: 'Remove Employers 1' }).click();
    fireEvent.input(second, { target: { value: 'Globex' } });
  });
  expect(entry(1).getByRole('textbox', { name: 'employer' })).toHaveValue('Globex');
  expect(screen.queryByRole('group', { name: 'Employers 2' })).not.toBeInTheDocument();
});

it.each([
  ['Entry 1 – code – Please enter a valid code', 'code', 'Please enter a valid code'],
  ['Entry 1 – Kodigo – Maglagay ng wastong code', 'code', 'Maglagay ng wastong code'],
  ['Fill in entry 1 or remove it', 'name', 'Fill in entry 1 or remove it'],
  ['Fill in entry 1', 'name', 'Fill in entry 1'],
])('marks the field that the server refuses: %s', async (message, name, shown) => {
  render(<Page props={{ fields: codes }} />);
  await screen.findByRole('textbox', { name: 'code' });
  type(1, 'code', 'ABC');
  act(() => refuse(message));
  expect(entry(1).getByRole('textbox', { name })).toHaveAccessibleDescription(new RegExp(shown));
});

const kin = [
  {
    ...inputNamed('kin', { defaultValue: 'Child', options: [{ label: 'Child', value: 'Child' }] }, 'Select_kin'),
    type: 'Select' as const,
  },
];

it('answers with the defaults of the entries that it starts with', async () => {
  render(<Page props={{ fields: kin }} />);
  await screen.findByRole('combobox', { name: 'kin' });
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await vi.waitFor(() => expect(visit.unsent[0]?.data).toEqual({ employers: { entries: [{ Select_kin: 'Child' }] } }));
});

it('answers nothing while it is disabled', async () => {
  render(<Page props={{ fields: kin, disabled: true }} />);
  await screen.findByRole('combobox', { name: 'kin' });
  expect(visit.answers).toEqual({ Group_1: null });
});

it('leaves the focus alone on a click beside its controls', async () => {
  render(<Page />);
  const employer = await screen.findByRole('textbox', { name: 'employer' });
  await userEvent.click(screen.getByText('Employers 1'));
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByText('employer'));
  expect(employer).toHaveFocus();
});

it('takes the mark from an entry without any answer once one of its fields is filled in', async () => {
  render(<Page props={{ fields: [inputNamed('name'), inputNamed('town')], minEntries: 2 }} />);
  await screen.findByRole('group', { name: 'Employers 2' });
  type(1, 'name', 'Ana');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  const marked = entry(2).getByRole('textbox', { name: 'name' });
  await vi.waitFor(() => expect(marked).toHaveAccessibleDescription('Fill in entry 2'));
  type(2, 'town', 'Cebu');
  expect(marked).not.toHaveAccessibleDescription(/Fill in/);
});

it.each([
  [{ minEntries: 1 }, 'Fill in at least one entry', 1],
  [{ minEntries: 2 }, 'Fill in at least 2 entries', 2],
  [{ minEntries: 2, requiredMessage: 'Name them' }, 'Name them', 2],
  [{ minEntries: 0, required: true }, 'Add at least one entry', 0],
])('says what to do where a group of optional fields is left out: %o', async (props, message, marked) => {
  render(<Page props={{ ...props, fields: [inputNamed('name'), inputNamed('town')] }} />);
  await screen.findByRole('button', { name: 'Add another' });
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.queryAllByRole('textbox', { name: 'name', description: /^Fill in entry/ })).toHaveLength(marked);
  const focused =
    marked > 0 ? entry(1).getByRole('textbox', { name: 'name' }) : screen.getByRole('button', { name: 'Add another' });
  await vi.waitFor(() => expect(focused).toHaveFocus());
  if (marked > 0) type(1, 'town', 'Cebu');
  expect(focused).not.toHaveAccessibleDescription(/Fill in/);
});

it('shows a field of an entry once another of the same entry matches', async () => {
  const visibleIf = { type: 'AND' as const, items: [testOf('name', 'EQ', 'Ana')] };
  render(<Page props={{ fields: [inputNamed('name'), inputNamed('town', { required: true, visibleIf })] }} />);
  await screen.findByRole('textbox', { name: 'name' });
  fireEvent.click(screen.getByRole('button', { name: 'Add another' }));
  type(1, 'name', 'Berta');
  type(2, 'name', 'Ana');
  expect(entry(1).queryByRole('textbox', { name: 'town' })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  const town = entry(2).getByRole('textbox', { name: 'town' });
  await vi.waitFor(() => expect(town).toHaveFocus());
  type(2, 'town', 'Cebu');
  type(2, 'name', 'Carla');
  expect(entry(2).queryByRole('textbox', { name: 'town' })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await vi.waitFor(() => expect(visit.unsent).toHaveLength(1));
});

it('shows the minimum of entries and the defaults of a group that is being edited', async () => {
  const drawn = (minEntries: number, defaultValue: string) => {
    const group = employersGroup({ minEntries, fields: [inputNamed('name', { defaultValue })] });
    const start = startVisit(compileV3(documentOf([screenWithForm('Screen_1', [group])])), {});
    const shown = currentScreen(start);
    return shown?.type === 'form' && <FormScreen screen={shown} visit={start} dispatch={vi.fn()} onNext={vi.fn()} />;
  };
  const { rerender } = render(drawn(1, 'Ana'));
  await screen.findByRole('group', { name: 'Employers 1' });
  rerender(drawn(2, 'Berta'));
  expect(entry(1).getByRole('textbox', { name: 'name' })).toHaveValue('Berta');
  expect(entry(2).getByRole('textbox', { name: 'name' })).toHaveValue('Berta');
});
