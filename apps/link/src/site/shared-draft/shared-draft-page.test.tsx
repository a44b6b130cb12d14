import { answerCalls, type Given } from '@smile/contract/testing/answer';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { branchedFlow } from '../testing/flows.ts';
import { SharedDraftPage } from './shared-draft-page.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const draft = {
  mode: 'SANDBOX',
  companyName: 'XYZ Bank',
  companyLogoUrl: null,
  flow: branchedFlow(),
  templates: [{ id: 'default_customization' }],
  providers: [{ id: 'sss', name: 'SSS', enabled: true, active: true, type: 'GOVERNMENT' }],
  fileTypes: [],
  expiresAt: '2026-12-01T08:00:00Z',
};

function open(...answers: Given[]) {
  const sent: { path: string; body: unknown }[] = [];
  answerCalls(({ path, body }) => {
    sent.push({ path, body });
    return answers.length > 1 ? answers.shift()! : answers[0]!;
  });
  render(<SharedDraftPage siteId="ws-1" draftKey="key" />);
  return sent;
}

it('plays the draft to its end, asks the server for nothing else and keeps nothing', async () => {
  localStorage.clear();
  sessionStorage.clear();
  const sent = open({ data: draft });
  expect(await screen.findByText(/Nothing you enter is stored\./)).toBeVisible();
  await userEvent.type(await screen.findByLabelText(/^Full name/), 'Ana');
  await userEvent.selectOptions(screen.getByLabelText('Are you employed?'), 'Yes');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Hello Ana')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText(/In a preview nothing can be connected\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Continue as if connected' }));
  expect(await screen.findByText('All done')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(await screen.findByLabelText(/^Full name/)).toHaveValue('');
  expect(sent).toEqual([
    { path: expect.stringMatching(/\/hosted\/v1\/sites\/ws-1\/draft$/), body: { draftKey: 'key' } },
  ]);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

it('shows the failure of a widget that must connect something', async () => {
  open({ data: draft });
  await userEvent.type(await screen.findByLabelText(/^Full name/), 'Ana');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Continue as if it failed' }));
  expect(await screen.findByText('We could not connect your account')).toBeVisible();
});

it.each([
  ['LINK_EXPIRED', 'This preview link has expired'],
  ['MISSING_RESOURCE', 'This preview is no longer shared'],
] as const)('says what %s means', async (code, title) => {
  open({ code });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

it('offers to try again while the service cannot be reached', async () => {
  open({ code: 'SERVER_ERROR' as never }, { data: draft });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText(/^Full name/)).toBeVisible();
});
