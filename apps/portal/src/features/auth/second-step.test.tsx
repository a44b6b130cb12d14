import { answerCalls, type Given } from '@smile/contract/testing/answer';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { tokenEnding } from '../../../testing/tokens.ts';
import { routeTree } from '../../app/routes.ts';

const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
const token = (text: string) => ({ token: text, expiresAt: inAnHour });
const finished = {
  developerToken: token(tokenEnding(7200)),
  openApiSandboxToken: token(tokenEnding(7200)),
  openApiProductionToken: null,
};
const unfinished = { ...finished, developerToken: token('half') };
const wrongCode = { code: 'INVALID_CREDENTIALS', message: 'The code is wrong or has been used.' } as const;
const expired = { code: 'SESSION_EXPIRED' } as const;
const expiredText = 'Your session has expired. Please log in again.';
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `AAAA-BBBB-CCCC-000${index}`);

/** Responses per operation, in order; the last one repeats. 'offline' means no response. */
let answers: Record<string, (Given | 'offline')[]>;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', () => {});
  answers = {};
});
afterEach(() => vi.unstubAllGlobals());

async function enterPassword(secondStep: { kind: 'VERIFY' | 'SET_UP'; methods: string[] }) {
  const fetchMock = answerCalls(({ method, path }) => {
    const key = `${method} ${path.replace('/developer/v1', '')}`;
    if (key === 'POST /developerTokens') return { data: { ...unfinished, secondStep } };
    const waiting = answers[key] ?? [];
    const next = waiting.length > 1 ? waiting.shift() : waiting[0];
    if (next === 'offline') throw new TypeError('Failed to fetch');
    return next ?? {};
  });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/login?from=/terms'] }) });
  renderInPortal(<RouterProvider router={router as never} />);
  await userEvent.type(await screen.findByLabelText('Email'), 'ryan@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'Correct-horse-1');
  await press('Login');
  const callsTo = (end: string) => fetchMock.mock.calls.filter(([url]) => String(url).endsWith(end));
  return { url: () => router.history.location.href, callsTo };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function enterCode(code: string, label = 'Code'): Promise<void> {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, code);
  await press('Verify');
}

describe('the second step', () => {
  const all = { kind: 'VERIFY', methods: ['TOTP', 'PASSKEY', 'RECOVERY_CODE'] } as const;
  const codeOnly = { kind: 'VERIFY', methods: ['TOTP'] } as const;
  const verifyCode = 'POST /developerTokens/code';

  it('reports a wrong code until another one is typed, and accepts the right one', async () => {
    answers[verifyCode] = [wrongCode, { data: finished }];
    const { url, callsTo } = await enterPassword({ ...all, methods: [...all.methods] });
    await enterCode('000000');
    expect(await screen.findByText(wrongCode.message)).toBeInTheDocument();
    await vi.waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
    expect(localStorage.getItem('jwt')).toBeNull();
    await userEvent.type(screen.getByLabelText('Code'), '1');
    expect(screen.queryByText(wrongCode.message)).not.toBeInTheDocument();
    await enterCode('123456');
    await vi.waitFor(() => expect(url()).toBe('/terms'));
    expect(localStorage.getItem('jwt')).toBe(finished.developerToken.token);
    expect(new Headers(callsTo('/code')[0]?.[1]?.headers).get('authorization')).toBe('Bearer half');
  });

  it('sends no request for an empty code', async () => {
    const { callsTo } = await enterPassword({ kind: 'VERIFY', methods: ['TOTP'] });
    await press('Verify');
    expect(await screen.findByText('Code is required')).toBeInTheDocument();
    expect(callsTo('/code')).toHaveLength(0);
  });

  it('says that it expired when the code comes too late, and returns to the password', async () => {
    answers[verifyCode] = [expired];
    await enterPassword({ ...codeOnly, methods: [...codeOnly.methods] });
    await enterCode('123456');
    expect(await screen.findByText(expiredText)).toBeInTheDocument();
    await press('Back to the password');
    expect(await screen.findByRole('heading', { name: 'Log in to your account' })).toBeInTheDocument();
    expect(localStorage.getItem('jwt')).toBeNull();
  });

  it('waits for the network: the same code is sent again', async () => {
    answers[verifyCode] = ['offline', { data: finished }];
    const { url } = await enterPassword({ ...codeOnly, methods: [...codeOnly.methods] });
    await enterCode('123456');
    expect(await screen.findByText(/The server could not be reached/)).toBeInTheDocument();
    expect(screen.getByLabelText('Code')).toHaveValue('123456');
    await press('Verify');
    await vi.waitFor(() => expect(url()).toBe('/terms'));
  });

  it('takes a recovery code in place of the app, and refuses one that was used', async () => {
    answers[verifyCode] = [wrongCode, { data: finished }];
    const { url, callsTo } = await enterPassword({ ...all, methods: [...all.methods] });
    await press('Use a recovery code');
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
    await enterCode(recoveryCodes[0]!, 'Recovery code');
    expect(await screen.findByText(wrongCode.message)).toBeInTheDocument();
    await press('Use another way');
    expect(await screen.findByLabelText('Code')).toHaveValue('');
    expect(screen.queryByText(wrongCode.message)).not.toBeInTheDocument();
    await press('Use a recovery code');
    await enterCode(recoveryCodes[1]!, 'Recovery code');
    await vi.waitFor(() => expect(url()).toBe('/terms'));
    expect(JSON.parse(String(callsTo('/code')[1]?.[1]?.body))).toEqual({ code: recoveryCodes[1] });
  });

  it('hides recovery codes when all are used up, and names the administrators for help', async () => {
    await enterPassword({ kind: 'VERIFY', methods: ['TOTP', 'PASSKEY'] });
    expect(await screen.findByRole('button', { name: 'Use a passkey' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Use a recovery code' })).not.toBeInTheDocument();
    expect(screen.getByText(/Another administrator of your organization can reset/)).toBeInTheDocument();
  });
});

describe('a passkey', () => {
  const options = 'POST /developerTokens/passkeyOptions';
  const challenge = { data: { challenge: 'AAAA', allowCredentials: [] } };
  const stubBrowser = (get: () => Promise<unknown>) => {
    vi.stubGlobal('PublicKeyCredential', class {});
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { credentials: { get } }));
  };
  const signed = {
    id: 'AA',
    rawId: new ArrayBuffer(1),
    type: 'public-key',
    authenticatorAttachment: null,
    getClientExtensionResults: () => ({}),
    response: {
      authenticatorData: new ArrayBuffer(1),
      clientDataJSON: new ArrayBuffer(1),
      signature: new ArrayBuffer(1),
      userHandle: null,
    },
  };
  const byPasskey = { kind: 'VERIFY' as const, methods: ['PASSKEY'] };

  it('leaves the choice open when the person does not give it', async () => {
    answers[options] = [challenge];
    stubBrowser(async () => {
      throw new DOMException('', 'NotAllowedError');
    });
    await enterPassword(byPasskey);
    await press('Use a passkey');
    expect(await screen.findByText(/was not allowed to use a passkey, or the request timed out/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Use a passkey' })).toBeEnabled();
  });

  it('requests a new challenge after an expired one', async () => {
    answers[options] = [challenge];
    answers['POST /developerTokens/passkey'] = [
      { code: 'INVALID_CREDENTIALS', message: 'The passkey was not accepted.' },
      { data: finished },
    ];
    stubBrowser(async () => signed);
    const { url, callsTo } = await enterPassword(byPasskey);
    await press('Use a passkey');
    expect(await screen.findByText('The passkey was not accepted.')).toBeInTheDocument();
    await press('Use a passkey');
    await vi.waitFor(() => expect(url()).toBe('/terms'));
    expect(callsTo('/passkeyOptions')).toHaveLength(2);
  });

  it('explains when the browser does not support it', async () => {
    answers[options] = [challenge];
    await enterPassword(byPasskey);
    await press('Use a passkey');
    expect(
      await screen.findByText('This browser does not support passkeys. Use an authenticator app.'),
    ).toBeInTheDocument();
  });
});

describe('a person without a required second step', () => {
  const secret = 'JBSWY3DPEHPK3PXP';
  const started = { data: { secret, uri: `otpauth://totp/Smile:ryan?secret=${secret}` } };
  const setUp = { kind: 'SET_UP' as const, methods: [] };

  it('sets one up, keeps the codes and reaches the requested page', async () => {
    answers = {
      'POST /twoStep/totp': [started],
      'PUT /twoStep/totp': [wrongCode, { data: { recoveryCodes } }],
      'POST /developerTokens/finish': ['offline', { data: finished }],
    };
    const { url, callsTo } = await enterPassword(setUp);
    expect(await screen.findByRole('heading', { name: 'Set up two-step sign-in' })).toBeInTheDocument();
    await press('Use an authenticator app');
    expect(await screen.findByRole('img', { name: 'QR code for an authenticator app' })).toBeInTheDocument();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(/Code/), '000000');
    await press('Confirm');
    expect(await screen.findByText(wrongCode.message)).toBeInTheDocument();
    await userEvent.clear(screen.getByLabelText(/Code/));
    await userEvent.type(screen.getByLabelText(/Code/), '123456');
    await press('Confirm');
    const list = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(recoveryCodes);
    expect(localStorage.getItem('jwt')).toBeNull();
    await press('I have saved them');
    expect(await screen.findByText(/The server could not be reached/)).toBeInTheDocument();
    await press('I have saved them');
    await vi.waitFor(() => expect(url()).toBe('/terms'));
    expect(new Headers(callsTo('/totp')[0]?.[1]?.headers).get('authorization')).toBe('Bearer half');
  });

  it('tries again when the app set-up could not begin, or goes back to the password', async () => {
    answers['POST /twoStep/totp'] = ['offline', expired];
    await enterPassword(setUp);
    await press('Use an authenticator app');
    expect(await screen.findByRole('alert')).toHaveTextContent('The app could not be set up');
    await press('Retry');
    expect(await screen.findByText(expiredText)).toBeInTheDocument();
    await press('Back to the password');
    expect(await screen.findByRole('heading', { name: 'Log in to your account' })).toBeInTheDocument();
  });

  it('uses a passkey when the browser supports them', async () => {
    answers['POST /twoStep/passkeys/options'] = [{ data: { challenge: 'AAAA' } }];
    await enterPassword(setUp);
    await press('Use a passkey');
    await userEvent.clear(await screen.findByLabelText(/Name/));
    await press('Create passkey');
    expect(await screen.findByText('Name is required')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(/Name/), 'Laptop');
    await press('Create passkey');
    expect(
      await screen.findByText('This browser does not support passkeys. Use an authenticator app.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Use an authenticator app' })).toBeInTheDocument();
  });
});
