import { answerCalls, type Given } from '@smile/contract/testing/answer';
import type { TwoStep } from '@smile/contract/two-step';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catchSavedFiles } from '../../../testing/catch-saved-files.ts';
import { renderInPortal } from '../../../testing/render.tsx';
import { logIn } from '../../../testing/tokens.ts';
import { RequireTwoStep } from './require-two-step.tsx';
import { TwoStepSection } from './two-step-section.tsx';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const none: TwoStep = {
  isRequired: false,
  hasTotp: false,
  passkeys: [],
  recoveryCodesLeft: 0,
  confirmedUntil: inMinutes(9),
};
const laptop = { id: 'pk-1', name: 'Laptop', createdAt: inMinutes(-60), lastUsedAt: null };
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `AAAA-BBBB-CCCC-000${index}`);
const wrongCode = { code: 'INVALID_CREDENTIALS', message: 'The code is wrong or has been used.' } as const;

let twoStep: TwoStep;
/** Responses per operation, in order; the last one repeats. 'offline' means no response. */
let answers: Record<string, (Given | 'offline')[]>;

beforeEach(() => {
  localStorage.clear();
  logIn();
  twoStep = none;
  answers = {};
});
afterEach(() => vi.unstubAllGlobals());

function open(content = <TwoStepSection />) {
  const fetchMock = answerCalls(({ method, path }) => {
    const key = `${method} ${path.replace('/developer/v1', '')}`;
    const waiting = answers[key] ?? [];
    const next = waiting.length > 1 ? waiting.shift() : waiting[0];
    if (next === 'offline') throw new TypeError('Failed to fetch');
    if (next) return next;
    return key === 'GET /twoStep' ? { data: twoStep } : {};
  });
  renderInPortal(content);
  const callsOf = (method: string, end: string) =>
    fetchMock.mock.calls.filter(([url, init]) => String(url).endsWith(end) && init?.method === method);
  return { callsOf };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('an authenticator app', () => {
  const started = { data: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Smile:ryan?secret=JBSWY3DPEHPK3PXP' } };

  it('is active after its first correct code, and shows the recovery codes before the dialog closes', async () => {
    answers = {
      'POST /twoStep/totp': [started],
      'PUT /twoStep/totp': [wrongCode, 'offline', { data: { recoveryCodes } }],
    };
    const files = catchSavedFiles();
    const { callsOf } = open();
    await press('Set up app');
    const setUp = await dialog('Set up an authenticator app');
    await within(setUp).findByText('JBSW Y3DP EHPK 3PXP');
    await userEvent.click(within(setUp).getByRole('button', { name: 'Confirm' }));
    expect(await within(setUp).findByText('Code is required')).toBeInTheDocument();
    await userEvent.type(within(setUp).getByLabelText(/Code/), '000000');
    for (const text of [wrongCode.message, /The server could not be reached/]) {
      await userEvent.click(within(setUp).getByRole('button', { name: 'Confirm' }));
      expect(await within(setUp).findByText(text)).toBeInTheDocument();
    }
    twoStep = { ...none, hasTotp: true, recoveryCodesLeft: 10 };
    await userEvent.click(within(setUp).getByRole('button', { name: 'Confirm' }));
    const kept = await dialog('Your recovery codes');
    expect(within(kept).getAllByRole('listitem')).toHaveLength(10);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(kept).getByRole('button', { name: 'Download' }));
    await vi.waitFor(() => expect(files).toHaveLength(1));
    await userEvent.click(within(kept).getByRole('button', { name: 'I have saved them' }));
    expect(await screen.findByRole('button', { name: 'Remove app' })).toBeInTheDocument();
    expect(screen.getByText(/10 of 10 left/)).toBeInTheDocument();
    expect(callsOf('POST', '/totp')).toHaveLength(1);
  });

  it('is set up again when its secret did not arrive', async () => {
    answers['POST /twoStep/totp'] = ['offline', started];
    open();
    await press('Set up app');
    expect(await screen.findByText('The app could not be set up')).toBeInTheDocument();
    await press('Retry');
    expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
  });

  it('requires the password before its removal when the last confirmation is old', async () => {
    twoStep = { ...none, hasTotp: true, confirmedUntil: inMinutes(1) };
    answers['POST /twoStep/confirmation'] = [{ code: 'INVALID_CREDENTIALS' }, {}];
    const { callsOf } = open();
    await press('Remove app');
    const password = await dialog('Enter your password again');
    await userEvent.type(within(password).getByLabelText(/Password/), 'Wrong-horse-1');
    await userEvent.click(within(password).getByRole('button', { name: 'Continue' }));
    expect(await within(password).findByText('The credentials you provided are incorrect.')).toBeInTheDocument();
    await userEvent.click(within(password).getByRole('button', { name: 'Continue' }));
    const sure = await dialog('Remove the authenticator app?');
    twoStep = none;
    await userEvent.click(within(sure).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('button', { name: 'Set up app' })).toBeInTheDocument();
    expect(callsOf('DELETE', '/totp')).toHaveLength(1);
  });

  it('cannot be removed when it is the only required second step', async () => {
    twoStep = { ...none, isRequired: true, hasTotp: true, recoveryCodesLeft: 10 };
    const message = 'Your organization requires a second step. Add another one first.';
    answers['DELETE /twoStep/totp'] = [{ code: 'UNAUTHORIZED_ACCESS', message }];
    open();
    expect(await screen.findByText(/Your organization requires it/)).toBeInTheDocument();
    await press('Remove app');
    await userEvent.click(
      within(await dialog('Remove the authenticator app?')).getByRole('button', { name: 'Remove' }),
    );
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove app' })).toBeInTheDocument();
  });
});

describe('passkeys', () => {
  it('are named, and taken away by their name', async () => {
    twoStep = { ...none, passkeys: [laptop], recoveryCodesLeft: 3 };
    const { callsOf } = open();
    expect(await screen.findByText('Passkey, not used yet')).toBeInTheDocument();
    await press('Remove passkey Laptop');
    twoStep = none;
    await userEvent.click(within(await dialog('Remove the passkey Laptop?')).getByRole('button', { name: 'Remove' }));
    await vi.waitFor(() => expect(screen.queryByText('Laptop')).not.toBeInTheDocument());
    expect(callsOf('DELETE', '/passkeys/pk-1')).toHaveLength(1);
  });

  it('are refused with the reason of the browser', async () => {
    const options = { challenge: 'AAAA', rp: { name: 'Smile' }, user: { id: 'AAAA' }, pubKeyCredParams: [] };
    answers['POST /twoStep/passkeys/options'] = [{ data: options }];
    vi.stubGlobal('PublicKeyCredential', class {});
    const create = async () => {
      throw new DOMException('', 'NotAllowedError');
    };
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { credentials: { create } }));
    open();
    await press('Add passkey');
    await userEvent.click(within(await dialog('Add a passkey')).getByRole('button', { name: 'Create passkey' }));
    expect(await screen.findByText(/was not allowed to use a passkey, or the request timed out/)).toBeInTheDocument();
  });
});

describe('recovery codes', () => {
  it('are replaced when they are used up, and the new ones are shown', async () => {
    twoStep = { ...none, hasTotp: true };
    answers['POST /twoStep/recoveryCodes'] = [{ data: { recoveryCodes } }];
    open();
    expect(await screen.findByText(/0 of 10 left/)).toBeInTheDocument();
    await press('Create new codes');
    const sure = await dialog('Create new recovery codes?');
    await userEvent.click(within(sure).getByRole('button', { name: 'Create new codes' }));
    expect(within(await dialog('Your recovery codes')).getAllByRole('listitem')).toHaveLength(10);
  });

  it('are hidden without a second step', async () => {
    open();
    await screen.findByRole('button', { name: 'Set up app' });
    expect(screen.queryByText('Recovery codes')).not.toBeInTheDocument();
  });
});

it('says when it could not be loaded, and loads it again', async () => {
  answers['GET /twoStep'] = ['offline', { data: { ...none, hasTotp: true } }];
  open();
  expect(await screen.findByText('Two-step sign-in could not be loaded')).toBeInTheDocument();
  await press('Retry');
  expect(await screen.findByText('On')).toBeInTheDocument();
});

describe('an administrator', () => {
  const toggle = () => screen.findByRole('switch', { name: /^Require two-step sign-in for every member/ });

  it('cannot require a second step of others without having one', async () => {
    open(<RequireTwoStep />);
    expect(await toggle()).toBeDisabled();
    expect(screen.getByText('Set it up for your own account first, in the tab Password.')).toBeInTheDocument();
  });

  it('requires one of everybody after being asked, and leaves it to each again', async () => {
    twoStep = { ...none, hasTotp: true };
    answers['PUT /tenant/twoStep'] = ['offline', {}];
    const { callsOf } = open(<RequireTwoStep />);
    const confirm = async (title: string, button: string) => {
      await userEvent.click(await toggle());
      await userEvent.click(within(await dialog(title)).getByRole('button', { name: button }));
    };
    await confirm('Require two-step sign-in?', 'Require');
    expect(await screen.findByText(/The server could not be reached/)).toBeInTheDocument();
    expect(await toggle()).not.toBeChecked();
    twoStep = { ...twoStep, isRequired: true };
    await confirm('Require two-step sign-in?', 'Require');
    await vi.waitFor(async () => expect(await toggle()).toBeChecked());
    await confirm('Make two-step sign-in optional?', 'Make it optional');
    expect(await screen.findByText('Two-step sign-in is optional')).toBeInTheDocument();
    expect(callsOf('PUT', '/tenant/twoStep').map(([, init]) => JSON.parse(String(init?.body)).isRequired)).toEqual([
      true,
      true,
      false,
    ]);
  });
});
