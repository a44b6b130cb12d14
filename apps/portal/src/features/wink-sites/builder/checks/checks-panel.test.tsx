import { answerCalls } from '@smile/contract/testing/answer';
import {
  documentOf,
  inputNamed,
  routeTo,
  screenWithForm,
  screenWithWidget,
  testOf,
} from '@smile/site-model/testing/documents';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logIn } from '../../../../../testing/tokens.ts';
import { PropertyPanel } from '../panel/property-panel.tsx';
import { renderInBuilder } from '../testing/render-in-builder.tsx';
import { WorkerHere } from '../testing/worker-here.ts';
import { CheckedTools } from './checked-tools.tsx';

beforeEach(() => {
  logIn();
  vi.stubGlobal('Worker', WorkerHere);
  answerCalls(({ path }) => {
    if (path.includes('winkTemplates/wtpl-1')) return { code: 'MISSING_RESOURCE', message: 'Gone.' };
    if (path.includes('fileTypes')) return { data: { items: [{ type: 'PAYSLIP' }] } };
    return path.includes('providers') ? { data: { items: [{ id: 'grab', name: 'Grab' }] } } : {};
  });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const openList = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name: /^Checks/ });
  await waitFor(() => expect(dialog.textContent).not.toBe(''));
  return within(dialog);
};

it('separates problems that block publishing from hints', async () => {
  const twice = [inputNamed('pay'), inputNamed('pay', {}, 'Input_2')];
  const site = documentOf([screenWithForm('Screen_a', twice, [routeTo('Screen_b')]), screenWithWidget('Screen_b')]);
  const store = renderInBuilder(<CheckedTools siteId={null} />, site);
  const list = await openList('Checks: 3');
  const [toMend, toKnow] = list.getAllByRole('region').map((region) => within(region).getAllByRole('listitem'));
  expect(toMend!.map((item) => item.firstChild!.textContent)).toEqual([
    'Duplicate component Display Label found in screen: a',
    'Duplicate component Field Name found in screen: a',
  ]);
  expect(toKnow).toHaveLength(1);
  expect(toKnow![0]).toHaveTextContent('template');
  await userEvent.click(within(toKnow![0]!).getByRole('button', { name: 'Go there' }));
  expect(store.getState().currentScreenId).toBe('Screen_b');
});

it('plays a visit that shows a claim', async () => {
  const pay = inputNamed('pay', { required: true, rule: numberRule });
  const onlyRich = routeTo('Screen_b', testOf('pay', 'GTE', '1000'));
  const site = documentOf([screenWithForm('Screen_a', [pay], [onlyRich]), screenWithForm('Screen_b', [])]);
  const store = renderInBuilder(<CheckedTools siteId={null} />, site);
  const list = await openList('Checks: 1');
  expect(list.getByRole('region', { name: 'Proved faults' })).toHaveTextContent('the site ends there');
  await userEvent.click(list.getByRole('button', { name: 'Show me' }));
  const { isPreviewing, walk } = store.getState();
  expect(isPreviewing).toBe(true);
  expect(Number(walk?.answers.Input_pay)).toBeLessThan(1000);
  expect(walk?.params).toEqual({ campaign: 'web' });
});

it('opens the next item that a fault names, with the focus on it', async () => {
  const never = { ...routeTo('Screen_b', testOf('pay', 'LT', '0')), id: 'never' };
  const site = documentOf([
    screenWithForm(
      'Screen_a',
      [inputNamed('pay', { required: true, rule: { ...numberRule, min: 0 } })],
      [routeTo('Screen_b', testOf('pay', 'GTE', '5')), never, routeTo('Screen_b')],
    ),
    screenWithForm('Screen_b', []),
  ]);
  const store = renderInBuilder(
    <>
      <CheckedTools siteId={null} />
      <PropertyPanel />
    </>,
    site,
  );
  const list = await openList('Checks: 1');
  await userEvent.click(list.getByRole('button', { name: 'Go there' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Next Config' }));
  await waitFor(() => expect(dialog.getByRole('group', { name: 'Next item 2' })).toHaveFocus());
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(store.getState().openedNextItem).toBeNull();
});

it('checks again once a change has settled', async () => {
  const site = documentOf([screenWithForm('Screen_a', [inputNamed('pay')])]);
  const store = renderInBuilder(<CheckedTools siteId={null} />, site);
  const list = await openList('Checks: 0');
  expect(list.getByText('No errors: every screen can be reached and every item can be taken.')).toBeInTheDocument();
  act(() => void store.getState().dispatch({ type: 'setSite', key: 'name', value: '' }, { label: 'changed the name' }));
  expect(await list.findByText('Site name cannot be empty')).toBeInTheDocument();
  await userEvent.click(list.getByRole('button', { name: 'Go there' }));
  expect(store.getState().selection).toEqual({ kind: 'site' });
});

it('says when the lists that it needs cannot be loaded', async () => {
  answerCalls(() => ({ code: 'SERVER_ERROR', message: 'Nothing works today.' }));
  renderInBuilder(<CheckedTools siteId={null} />);
  const list = await openList('Checks: not done yet');
  expect(await list.findByText(/The checks could not run/)).toBeInTheDocument();
});

const numberRule = {
  format: 'NUMBER',
  min: null,
  max: null,
  minLength: null,
  maxLength: null,
  regex: null,
  message: null,
} as const;
