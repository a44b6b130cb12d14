import type { SiteFlow } from '@smile/site-model/flow';
import { drawnFlow } from '@smile/site-model/testing/drawn-flow';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { type Effect, play, type VisitEvent } from './player.ts';
import type { SiteLooks } from './site-header.tsx';
import { branchedFlow } from './testing/flows.ts';
import { startVisit, type Visit } from './visit.ts';
import { VisitView } from './visit-view.tsx';
// Imported up front, so that no test waits for the lazy chunk.
import './screens/result-screen.tsx';

const looks: SiteLooks = {
  mode: 'SANDBOX',
  companyName: 'XYZ Bank',
  companyLogoUrl: null,
  termsUrl: 'https://bank.example/terms',
  privacyUrl: 'https://bank.example/privacy',
};

/** The screens on the real state machine; effects are only recorded. */
function Page({ initial, effects }: { initial: Visit; effects: Effect[] }) {
  const [visit, setVisit] = useState(initial);
  const dispatch = (event: VisitEvent) => {
    const [next, asked] = play(visit, event);
    effects.push(...asked);
    setVisit(next);
  };
  return (
    <VisitView
      visit={visit}
      looks={looks}
      dispatch={dispatch}
      onNext={(screenId) => dispatch({ type: 'nextPressed', screenId, matches: () => true })}
      onBack={() => dispatch({ type: 'wentBack' })}
      renderWidget={() => <p>The widget</p>}
    />
  );
}

function open(flow: SiteFlow, change: Partial<Visit> = {}) {
  const effects: Effect[] = [];
  render(<Page initial={{ ...startVisit(flow, {}), ...change }} effects={effects} />);
  return effects;
}

it('shows the landing page with its texts, note and links, and continues to the widget', async () => {
  open(drawnFlow());
  expect(screen.getByRole('heading', { level: 1, name: 'Share your records' })).toHaveFocus();
  expect(screen.getByText('Two minutes.')).toBeVisible();
  expect(screen.getByText(/^XYZ Bank sent you this invitation\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Terms and Conditions' })).toHaveAttribute('href', looks.termsUrl);
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', looks.privacyUrl);
  await userEvent.click(screen.getByRole('button', { name: 'GET STARTED' }));
  expect(screen.getByText('The widget')).toBeInTheDocument();
});

it('shows the problems of a form, continues once it is valid, and keeps answers on Back', async () => {
  const effects = open(branchedFlow());
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  const name = screen.getByLabelText(/^Full name/);
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription('This field is required');
  expect(name).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('One field needs your attention.');
  await userEvent.type(name, 'Ana');
  await userEvent.selectOptions(screen.getByLabelText('Are you employed?'), 'Yes');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Hello Ana')).toBeVisible();
  expect(await screen.findByLabelText('Monthly income')).toHaveValue('100');
  expect(effects.find(({ type }) => type === 'send')).toMatchObject({
    submission: { moduleId: 'Form_about', ordinal: 1, data: { fullName: 'Ana', employed: 'YES' } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText(/^Full name/)).toHaveValue('Ana');
});

it('says that the phone is offline and that the answers are kept', async () => {
  open(branchedFlow(), { sending: 'offline' });
  expect(screen.getByText('You are offline. Your answers are kept on this phone.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('says that the answers wait when too many were sent', async () => {
  open(branchedFlow(), { sending: 'busy' });
  expect(screen.getByText(/^Too many answers were sent at once/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

const ended = (status: 'SUCCESS' | 'FAILURE', exitUrl: string | null = null): Partial<Visit> => ({
  path: ['Screen_landing', 'Screen_widget'],
  stage: {
    name: 'result',
    end: { status, ending: null, exitUrl, manageUrl: 'https://link.example/ws-1#manage=key', sources: [] },
  },
});

it('thanks, with the code and the way out', async () => {
  const effects = open(drawnFlow(), ended('SUCCESS', 'https://example.com/done'));
  expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeVisible();
  expect(screen.getByText('Your account is connected.')).toBeVisible();
  expect(await screen.findByText('Save this QR code to manage your connected accounts.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'CONTINUE' }));
  expect(effects).toContainEqual(expect.objectContaining({ type: 'leave', url: 'https://example.com/done' }));
});

it('offers another try after a failure, with CONNECT when there is no exit link', async () => {
  open(drawnFlow(), ended('FAILURE'));
  expect(await screen.findByRole('heading', { name: 'Not connected' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'CONNECT' }));
  expect(screen.getByText('The widget')).toBeInTheDocument();
});

it('offers both the exit and another try when there is an exit link', async () => {
  open(drawnFlow(), ended('FAILURE', 'https://example.com/again'));
  const page = within((await screen.findByRole('heading', { name: 'Not connected' })).closest('div')!.parentElement!);
  expect(page.getByRole('button', { name: 'CONNECT' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('ends without a result page', async () => {
  open(branchedFlow(), { stage: { name: 'end' } });
  expect(await screen.findByRole('heading', { name: 'All done' })).toBeVisible();
  expect(screen.getByText('Thank you. You can close this page.')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('leads from the last page to what was shared', async () => {
  const sources = [{ name: 'SSS', logoUrl: '/sss' }];
  const manageUrl = 'https://link.example/ws-1#manage=key';
  const end = { status: 'SUCCESS', ending: null, exitUrl: null, manageUrl, sources } as const;
  open(branchedFlow(), { stage: { name: 'end', end } });
  expect(await screen.findByRole('link', { name: 'View or revoke what you shared' })).toHaveAttribute(
    'href',
    manageUrl,
  );
});
