import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answerLink } from './testing/answer-link.ts';
import { sampleAccount, sampleConfig, sampleLoginOption, sampleProvider } from './testing/samples.ts';
import { Widget } from './widget.tsx';

const mfa = {
  prompt: 'Code sent.',
  codeLength: 4,
  expiresAt: '2000-01-01T00:00:00Z',
  resendAt: '2000-01-01T00:00:00Z',
};

afterEach(() => vi.unstubAllGlobals());

function answerWidget(change: Record<string, unknown> = {}) {
  return answerLink({
    'GET /config': sampleConfig(),
    'GET /datasources': {
      nextCursor: null,
      items: [sampleProvider(), sampleProvider({ id: 'off', name: 'Off', enabled: false })],
    },
    'GET /accounts': { nextCursor: null, items: [] },
    'POST /accounts': sampleAccount({ status: 'AWAITING_MFA', stage: 'AWAITING_MFA', mfa }),
    'POST /accounts/a-1/mfa': sampleAccount({ status: 'CONNECTED', stage: 'DONE', progress: 100 }),
    'GET /employers': { names: [] },
    ...change,
  });
}

it('leads from the consent to success and tells the page', async () => {
  const user = userEvent.setup();
  const { client, calls } = answerWidget();
  const send = vi.fn();
  render(<Widget client={client} options={{}} isTokenExpired={false} send={send} />);

  await user.click(await screen.findByRole('button', { name: 'Begin' }));
  expect(screen.getByRole('heading', { name: 'Select your account' })).toHaveFocus();
  expect(screen.getByRole('button', { name: /Off/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: "Can't find your account?" })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: /SSS/ }));

  await user.click(screen.getByRole('button', { name: 'Connect' }));
  expect(screen.getByLabelText('SS number')).toHaveAccessibleDescription('Please enter your SS number.');
  await user.type(screen.getByLabelText('SS number'), '3300000008');
  await user.type(screen.getByLabelText('Password'), '123456');
  await user.click(screen.getByRole('button', { name: 'Connect' }));
  const credentials = { ssNumber: '3300000008', password: '123456' };
  const body = { providerId: 'sss_ph', loginType: 'SS_NUMBER', credentials };
  await waitFor(() => expect(calls).toContainEqual({ name: 'POST /accounts', body }));

  // The last digit submits the code.
  await user.type(await screen.findByLabelText('Verification code'), '1234');
  expect(await screen.findByRole('heading', { name: 'Success!' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Finish' }));

  const sent = send.mock.calls.map(([message]) => message.event?.eventName ?? message.name ?? message.reason);
  expect(sent).toEqual([
    'ConsentPageOpened',
    'ProviderListPageOpened',
    'LoginPageOpened',
    'onAccountCreated',
    'MfaPageOpened',
    'onAccountConnected',
    'ConnectSuccessPageOpened',
    'exit',
  ]);
});

it('asks for the way to sign in when there are several', async () => {
  const user = userEvent.setup();
  const loginOptions = [
    sampleLoginOption('EMAIL', 'Email address', 'email'),
    sampleLoginOption('MOBILE_NUMBER', 'Mobile number', 'mobileNumber'),
  ];
  const items = [sampleProvider({ id: 'grab', name: 'Grab', loginOptions })];
  const { client, calls } = answerWidget({ 'GET /datasources': { nextCursor: null, items } });
  render(<Widget client={client} options={{ providers: ['grab'] }} isTokenExpired={false} send={vi.fn()} />);

  await user.click(await screen.findByRole('button', { name: 'Begin' }));
  expect(screen.getByRole('heading', { name: 'How do you sign in to Grab?' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Mobile number' }));
  await user.type(screen.getByLabelText('Mobile number'), '09559991234');
  await user.type(screen.getByLabelText('Password'), '123456');
  await user.click(screen.getByRole('button', { name: 'Connect' }));
  const body = {
    providerId: 'grab',
    loginType: 'MOBILE_NUMBER',
    credentials: { mobileNumber: '09559991234', password: '123456' },
  };
  await waitFor(() => expect(calls).toContainEqual({ name: 'POST /accounts', body }));
});

it('asks for a new login when the source no longer accepts the old one', async () => {
  const user = userEvent.setup();
  const items = [sampleProvider({ accountId: 'a-1' })];
  const account = sampleAccount({ status: 'CONNECTED', stage: 'DONE', needsLogin: true });
  const { client } = answerWidget({
    'GET /datasources': { nextCursor: null, items },
    'GET /accounts': { nextCursor: null, items: [account] },
  });
  render(<Widget client={client} options={{ enableConsentPage: false }} isTokenExpired={false} send={vi.fn()} />);

  const row = await screen.findByRole('button', { name: /SSS/ });
  expect(row).toHaveTextContent('Sign in again');
  await user.click(row);
  expect(screen.getByText(/no longer accepts the sign-in you gave/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sign in again' }));
  expect(screen.getByLabelText('SS number')).toBeInTheDocument();
});

it('takes down the employer that is not in the list', async () => {
  const user = userEvent.setup();
  const { client, calls } = answerWidget();
  render(<Widget client={client} options={{ enableConsentPage: false }} isTokenExpired={false} send={vi.fn()} />);

  await user.click(await screen.findByRole('button', { name: "Can't find your account?" }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const field = screen.getByLabelText('Employer or company');
  expect(field).toHaveAccessibleDescription('Please enter the name of your employer or company.');
  await user.type(field, ' Corner Bakery ');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(calls).toContainEqual({ name: 'POST /employerSurveys', body: { employerName: 'Corner Bakery' } }),
  );
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Back to the list' }));
  expect(screen.getByRole('heading', { name: 'Select your account' })).toHaveFocus();
});

it('offers popular sources of a long list first, large, until the person searches', async () => {
  const user = userEvent.setup();
  const ids = ['other', 'lto_ph', 'upwork', 'off', 'grab', 'nbi_ph', 'tin_ph', 'sss_ph'];
  const items = ids.map((id) => sampleProvider({ id, name: id.toUpperCase(), enabled: id !== 'nbi_ph' }));
  const { client } = answerWidget({ 'GET /datasources': { nextCursor: null, items } });
  const options = { enableConsentPage: false };
  const { unmount } = render(<Widget client={client} options={options} isTokenExpired={false} send={vi.fn()} />);
  const popular = await screen.findByRole('list', { name: 'Popular' });
  const namesIn = (list: HTMLElement) =>
    within(list)
      .getAllByRole('button')
      .map((button) => button.textContent);
  expect(namesIn(popular)).toEqual(['SSS_PH', 'GRAB', 'UPWORK', 'TIN_PH'].map((name) => `${name}Govt Service`));
  expect(screen.getAllByRole('button', { name: /GRAB/ })).toHaveLength(1);
  // Logos outside the viewport are loaded lazily.
  for (const logo of document.querySelectorAll('li img')) expect(logo).toHaveAttribute('loading', 'lazy');
  await user.type(screen.getByRole('searchbox'), 'grab');
  expect(screen.queryByRole('list', { name: 'Popular' })).toBeNull();
  unmount();

  // Sources that the page highlights replace the popular ones.
  const highlighting = { ...options, topProviders: ['lto_ph'] };
  render(<Widget client={client} options={highlighting} isTokenExpired={false} send={vi.fn()} />);
  expect(namesIn(await screen.findByRole('list', { name: 'Popular' }))).toEqual(['LTO_PHGovt Service']);
});

it('shows the company large, and no way back into finished steps', async () => {
  const user = userEvent.setup();
  const account = sampleAccount({ status: 'CONNECTED', stage: 'DONE', progress: 100 });
  const { client } = answerWidget({
    'GET /config': sampleConfig({ companyName: 'Lending', companyLogoUrl: 'https://cdn.example/logo.png' }),
    'POST /accounts': account,
  });
  const { container } = render(<Widget client={client} options={{}} isTokenExpired={false} send={vi.fn()} />);
  await user.click(await screen.findByRole('button', { name: 'Begin' }));
  expect(screen.getByRole('img', { name: 'Lending' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  // The consent screen shows only the large logo; the title has the name.
  expect(container.querySelectorAll('img[src="https://cdn.example/logo.png"]')).toHaveLength(1);
  expect(screen.queryByRole('img', { name: 'Lending' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Begin' }));
  await user.click(screen.getByRole('button', { name: /SSS/ }));
  await user.type(screen.getByLabelText('SS number'), '3300000008');
  await user.type(screen.getByLabelText('Password'), '123456');
  await user.click(screen.getByRole('button', { name: 'Connect' }));
  expect(await screen.findByRole('heading', { name: 'Success!' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});

it('leaves when the page has closed it', async () => {
  const { client } = answerWidget();
  const send = vi.fn();
  const options = {};
  const draw = (isLeaving: boolean) => (
    <Widget client={client} options={options} isTokenExpired={false} send={send} isLeaving={isLeaving} />
  );
  const { rerender } = render(draw(false));
  await screen.findByRole('button', { name: 'Begin' });
  rerender(draw(true));
  expect(send).toHaveBeenLastCalledWith({ type: 'close', reason: 'close' });
});

it('goes back as the page wants it, and from the first screen to the page', async () => {
  const user = userEvent.setup();
  const { client } = answerWidget();
  const send = vi.fn();
  const options = {};
  const draw = (backPresses: number) => (
    <Widget client={client} options={options} isTokenExpired={false} send={send} backPresses={backPresses} />
  );
  const { rerender } = render(draw(0));
  await user.click(await screen.findByRole('button', { name: 'Begin' }));
  rerender(draw(1));
  expect(screen.getByRole('button', { name: 'Begin' })).toBeInTheDocument();
  rerender(draw(2));
  expect(send).toHaveBeenLastCalledWith({ type: 'close', reason: 'close' });
});
