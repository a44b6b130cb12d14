import type { DeveloperSession } from '@smile/contract/developer-sessions';
import { answerCalls, type Given } from '@smile/contract/testing/answer';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { logIn } from '../../../testing/tokens.ts';
import { SessionsSection } from './sessions-section.tsx';

const now = `${new Date().toISOString().slice(0, 19)}Z`;
const current: DeveloperSession = {
  id: 'ds-1',
  isCurrent: true,
  device: 'Firefox on Windows',
  place: 'INTERNET',
  ipAddress: '203.0.113.9',
  createdAt: now,
  lastUsedAt: now,
  expiresAt: now,
};
const other = {
  ...current,
  id: 'ds-2',
  isCurrent: false,
  device: 'Chrome on Android',
  place: 'PRIVATE_NETWORK' as const,
};

let items: DeveloperSession[];
let refusal: Given | undefined;
beforeEach(() => {
  localStorage.clear();
  logIn();
  items = [current, other];
  refusal = undefined;
});
afterEach(() => vi.unstubAllGlobals());

function open() {
  const fetchMock = answerCalls(({ method }) => {
    if (refusal) return refusal;
    return method === 'GET' ? { data: { nextCursor: null, items } } : { data: { ended: 1 } };
  });
  renderInPortal(<SessionsSection />);
  return () => fetchMock.mock.calls.filter(([, init]) => init?.method === 'DELETE').map(([path]) => path);
}

it('marks the current session, which cannot be ended here', async () => {
  open();
  const [, mine, theirs] = await screen.findAllByRole('row');
  expect(within(await screen.findByRole('row', { name: /Firefox/ })).getByText('This session')).toBeInTheDocument();
  expect([mine, theirs]).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: /^End session/ })).toHaveLength(1);
  expect(screen.getByText('a private network')).toBeInTheDocument();
});

it('ends one session after asking', async () => {
  const ended = open();
  await userEvent.click(await screen.findByRole('button', { name: /End session Chrome on Android/ }));
  const dialog = await screen.findByRole('dialog', { name: 'End the session Chrome on Android?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'End' }));
  expect(await screen.findByText('Session ended')).toBeInTheDocument();
  expect(ended()).toEqual(['/developer/v1/developerSessions/ds-2']);
});

it('ends all others, and says why it could not', async () => {
  const ended = open();
  await userEvent.click(await screen.findByRole('button', { name: 'End all other sessions' }));
  refusal = { code: 'SERVER_UNAVAILABLE', message: 'Down.' };
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End' }));
  expect(await screen.findByText('Failed to end sessions: Down.')).toBeInTheDocument();
  expect(ended()).toEqual(['/developer/v1/developerSessions']);
});

it('hides the button to end others when there are none, and shows an error', async () => {
  refusal = { code: 'SERVER_ERROR', message: 'Broken.' };
  open();
  expect(await screen.findByText('Sessions could not be loaded')).toBeInTheDocument();
  refusal = undefined;
  items = [current];
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Firefox on Windows');
  expect(screen.queryByRole('button', { name: 'End all other sessions' })).not.toBeInTheDocument();
});
