import type { DraftSummary } from '@smile/contract/wink-site-drafts';
import { sampleSite } from '@smile/site-model/testing/sample-site';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../../../../testing/render.tsx';
import { BuilderProvider } from '../../store/use-builder.ts';
import { openStore } from '../../testing/render-in-builder.tsx';
import { initialsOf, namesOn, otherDraftsOf } from './other-draft.ts';
import { OtherDraftsButton } from './other-drafts-button.tsx';

const summary = (id: string, name: string | null, more: Partial<DraftSummary> = {}): DraftSummary => ({
  author: { id, name },
  isYours: false,
  revision: 1,
  baseVersion: 1,
  updatedAt: '2026-11-02T08:00:00Z',
  screens: [{ reference: 'Screen_income', name: 'Income' }],
  conflicts: [],
  ...more,
});

it("leaves out the person's own draft, and drafts without changes", () => {
  const drafts = [summary('a', 'Anisha', { isYours: true }), summary('b', 'Ryan', { screens: [] }), summary('c', null)];
  expect(otherDraftsOf(drafts)).toMatchObject([{ authorId: 'c', name: 'A former member of the team', hasLeft: true }]);
});

it('names the editors of a screen', () => {
  const drafts = otherDraftsOf([summary('b', 'Ryan Lestari'), summary('c', 'Anisha')]);
  expect([namesOn(drafts, 'Screen_income'), namesOn(drafts, 'Screen_extra')]).toEqual(['Ryan Lestari, Anisha', '']);
  expect([initialsOf('Ryan Lestari'), initialsOf('Anisha'), initialsOf('Ryan Lestari, Anisha')]).toEqual([
    'RL',
    'A',
    '2',
  ]);
});

it('shows other drafts with their screens and conflicts, and takes over the draft of a former member', async () => {
  const { store } = openStore(sampleSite());
  const onTakeOver = vi.fn();
  renderInPortal(
    <BuilderProvider value={store}>
      <OtherDraftsButton onTakeOver={onTakeOver} />
    </BuilderProvider>,
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  const conflict = { with: 'YOUR_DRAFT', what: 'Label of Pay', screen: null, component: null } as const;
  const conflicts = [{ ...conflict, draft: '"Wage"', other: '"Salary"' }];
  store.getState().setOtherDrafts(otherDraftsOf([summary('b', 'Ryan', { conflicts }), summary('c', null)]));
  await userEvent.click(await screen.findByRole('button', { name: /^2 others have drafts/ }));
  expect(await screen.findByText('Conflict: Label of Pay. Ryan: "Wage". You: "Salary".')).toBeVisible();
  expect(screen.getAllByText(/^Changes Income/)).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Take over' }));
  expect(onTakeOver).toHaveBeenCalledWith('c');
});
