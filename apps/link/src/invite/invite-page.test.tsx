import type { InviteLanding } from '@smile/contract/invite-landing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { InvitePage } from './invite-page.tsx';
import type { Visit } from './visit-invite.ts';

const landing: InviteLanding = {
  mode: 'SANDBOX',
  companyName: 'XYZ Bank',
  companyLogoUrl: null,
  landingPage: { header: 'Share your data', description: 'It is quick.', button: 'START NOW' },
  successPage: { header: 'Thank you', description: 'We will get in touch.', button: 'Connect another account' },
  hasShared: false,
  winkTemplateId: null,
  userToken: 'token',
};

afterEach(() => {
  vi.restoreAllMocks();
  for (const widget of document.documentElement.querySelectorAll(':scope > :not(head, body)')) widget.remove();
});

function show(...answers: Visit[]) {
  const visit = vi.fn(async () => (answers.length > 1 ? answers.shift() : answers[0])!);
  render(<InvitePage visit={visit} />);
  return visit;
}

const findWidget = () =>
  waitFor(
    () =>
      [...document.documentElement.children].find((element) => element.shadowRoot?.querySelector('iframe'))!
        .shadowRoot!,
  );

it('shows the invitation, and thanks once something was linked in the widget', async () => {
  const user = userEvent.setup();
  const visit = show({ status: 'open', landing }, { status: 'open', landing: { ...landing, hasShared: true } });
  expect(await screen.findByRole('heading', { name: 'Share your data' })).toHaveFocus();
  expect(screen.getByText('XYZ Bank')).toBeInTheDocument();
  expect(screen.getByText('Sandbox')).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('An invitation from XYZ Bank'));

  await user.click(screen.getByRole('button', { name: 'START NOW' }));
  const widget = await findWidget();
  widget.querySelector<HTMLButtonElement>('button[aria-label="Close"], .x')!.click();
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Connect another account' })).toBeInTheDocument();
  expect(visit).toHaveBeenCalledTimes(2);
});

it('thanks as soon as the widget reports a linked account, while it is still open', async () => {
  // jsdom gives a frame inside a shadow root no window.
  const source = document.head.appendChild(document.createElement('iframe')).contentWindow as Window;
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(source);
  const visit = show({ status: 'open', landing }, { status: 'open', landing: { ...landing, hasShared: true } });
  await userEvent.click(await screen.findByRole('button', { name: 'START NOW' }));
  const frame = (await findWidget()).querySelector('iframe')!;
  const event = { accountId: 'a-1', userId: 'u-1', providerId: 'sss_ph' };
  const report = { smile: frame.src.split('#')[1], type: 'report', name: 'onAccountConnected', event };
  const { origin } = new URL(frame.src);
  window.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(report), origin, source }));
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeInTheDocument();
  expect(frame.isConnected).toBe(true);
  expect(visit).toHaveBeenCalledTimes(2);
});

it('stays on the invitation when the widget closes with nothing linked', async () => {
  const user = userEvent.setup();
  const visit = show({ status: 'open', landing });
  await user.click(await screen.findByRole('button', { name: 'START NOW' }));
  (await findWidget()).querySelector<HTMLButtonElement>('.x')!.click();
  await waitFor(() => expect(visit).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('heading', { name: 'Share your data' })).toBeInTheDocument();
});

it.each([
  ['expired', 'This invitation has expired'],
  ['unknown', 'This invitation cannot be found'],
] as const)('says when the link is %s', async (status, title) => {
  show({ status });
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('can be tried again when the service was not reached', async () => {
  show({ status: 'unreachable' }, { status: 'open', landing });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Share your data' })).toBeInTheDocument();
});
