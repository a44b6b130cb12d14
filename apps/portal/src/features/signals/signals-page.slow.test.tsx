import { answerCalls } from '@smile/contract/testing/answer';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { logIn } from '../../../testing/tokens.ts';
import { stubWideScreen } from '../../../testing/wide-screen.ts';
import { routeTree } from '../../app/routes.ts';

const template = {
  id: 'ct-1',
  createdAt: '2026-11-01T08:00:00Z',
  consentType: 'Terms and Conditions',
  title: 'Loan application',
  version: '1.0.0',
  consentMethod: '',
  consentText: 'I agree.',
};
const consent = { type: 'Terms', version: '1', consentedAt: '2026-11-01T08:00:00Z', consentedWith: 'Checkbox' };
const signal = {
  id: 'signal-1',
  createdAt: '2026-11-01T08:00:00Z',
  status: 'COMPLETED',
  resultCode: 'SUCCESS',
  resultMessage: 'Success!',
  signalType: 'Signal1',
  requestMeta: { phone: '+639559991234', countryCode: 'PH', templateId: 'tpl-sgn003001', consent },
  items: [{ name: 'events_overdue_unheard_of', value: null, valueType: 'STRING' }],
};

let usage: object[];
let listError: string | null;
let sent: unknown;
let refusal: string | null;
let states: object[];

beforeEach(() => {
  localStorage.clear();
  logIn();
  usage = [{ action: 'RequestRecord', enabled: true, usageDetail: { remainVolume: 3, totalVolume: 5 } }];
  listError = refusal = null;
  sent = undefined;
  states = [];
  stubWideScreen();
  answerCalls(({ path, method, body }) => {
    if (path.endsWith('/developers/me')) return { data: { role: 'ADMIN', firstName: 'Anisha', lastName: 'Bhatia' } };
    if (path.includes('/usages/summary')) return { data: { actionUsageSummaries: usage } };
    if (path.includes('/consentTemplates')) return { data: { nextCursor: null, items: [template] } };
    if (path.endsWith('/beta/signals/signal-1')) return { data: { ...signal, ...states.shift() } };
    if (method === 'POST') {
      sent = body;
      return refusal ? { code: 'INVALID_PARAMETERS', message: refusal } : { data: signal };
    }
    if (listError && path.includes('/beta/signals')) return { code: 'INVALID_PARAMETERS', message: listError };
    if (path.includes('cursor=next')) return { data: { nextCursor: null, items: [{ ...signal, id: 'signal-2' }] } };
    if (path.includes('/beta/signals')) return { data: { nextCursor: 'next', items: [signal] } };
    return {};
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open(search = '') {
  const initialEntries = [`/signal/signals${search}`];
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries }) });
  renderInPortal(<RouterProvider router={router as never} />);
  await screen.findByRole('heading', { name: 'Risk Signals Lookup' });
}

async function fillIn() {
  await userEvent.type(screen.getByLabelText(/Mobile Number/), '9559991234');
  await userEvent.click(await screen.findByRole('combobox', { name: /Consent Type/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Terms and Conditions/ }));
  await userEvent.type(screen.getByLabelText(/Consent Method/), 'On paper');
}

const notEnabled = 'These requests are not enabled for your organization in this mode.';
const usedUp = 'You have used up your free requests. Please click "Get In Touch" to get more.';

it.each([
  ['is not enabled', [{ action: 'RequestRecord', enabled: false, usageDetail: null }], notEnabled],
  ['is missing', [], notEnabled],
  [
    'is used up',
    [{ action: 'RequestRecord', enabled: true, usageDetail: { remainVolume: 0, totalVolume: 5 } }],
    usedUp,
  ],
])('disables the submit button and says why when the action %s', async (_, summaries, reason) => {
  usage = summaries;
  await open();
  expect(await screen.findByText(reason)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Verify' })).toBeDisabled();
});

it('lets an enabled action without a known allowance be requested', async () => {
  usage = [{ action: 'RequestRecord', enabled: true, usageDetail: null }];
  await open();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Verify' })).toBeEnabled());
  expect(screen.queryByRole('region', { name: /Make up to/ })).not.toBeInTheDocument();
});

it('shows the banner only with an allowance', async () => {
  await open();
  expect(await screen.findByRole('region', { name: 'Make up to 5 risk signals requests' })).toHaveTextContent('3 of 5');
});

it('sends the number with +63 and the consent as it was recorded', async () => {
  await open();
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByRole('dialog', { name: 'Success' })).toBeInTheDocument();
  const { consent: recorded, ...rest } = sent as { consent: object };
  expect(rest).toEqual({ phone: '+639559991234', countryCode: 'PH', templateId: 'tpl-sgn003001' });
  expect(recorded).toEqual({
    type: 'Terms and Conditions',
    version: '1.0.0',
    consentedWith: 'On paper',
    consentTemplateId: 'ct-1',
    consentedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00Z$/),
  });
});

it('keeps the input when the request is refused', async () => {
  refusal = 'phone must start with 63, the code of PH.';
  await open();
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
  await waitFor(() => expect(screen.getByLabelText(/Mobile Number/)).toBeInvalid());
  expect(screen.getByText('This value must start with 63, the code of PH')).toBeInTheDocument();
  expect(screen.getByLabelText(/Mobile Number/)).toHaveValue('9559991234');
});

it('loads more until the list has ended', async () => {
  await open('?panel=results');
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('All Verifications Loaded')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'signal-2' })).toBeInTheDocument();
});

it('says in a dialog why the list could not be loaded', async () => {
  listError = 'The cursor is not valid.';
  await open('?panel=results');
  const dialog = await screen.findByRole('dialog', { name: 'Error' });
  expect(dialog).toHaveTextContent(listError);
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
});

it('opens the record of the URL: no description for an unknown event, a dash for null', async () => {
  await open('?panel=results&result=signal-1');
  const record = await screen.findByRole('dialog', { name: 'Back to Verification Lookup' });
  expect(await within(record).findByText('Not found')).toBeInTheDocument();
  await userEvent.click(within(record).getByRole('radio', { name: 'Overdue' }));
  const cells = within(await within(record).findByRole('row', { name: /unheard_of/ })).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual(['events_overdue_unheard_of', '', '-']);
});

it('follows a request that is being processed until it is complete', async () => {
  states = [{ status: 'PROCESSING', items: [] }];
  await open('?panel=results&result=signal-1');
  expect(await screen.findByRole('heading', { name: 'Processing' })).toBeInTheDocument();
  expect(screen.queryByText('Detailed Event Results')).not.toBeInTheDocument();
  expect(await screen.findByText('Detailed Event Results')).toBeInTheDocument();
});

it('says why a request failed when its record is opened by its URL', async () => {
  states = [{ status: 'ERROR', resultMessage: 'The source did not finish in time.', items: [] }];
  await open('?panel=results&result=signal-1');
  expect(await screen.findByRole('heading', { name: 'Error' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('The source did not finish in time.');
});
