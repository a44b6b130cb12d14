import type { ReadingStage } from '@smile/contract/archive-readings';
import { answerCalls } from '@smile/contract/testing/answer';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../../testing/render.tsx';
import { logIn } from '../../../../testing/tokens.ts';
import { stageQuery } from '../queries.ts';
import { ProgressDialog } from './progress-dialog.tsx';

const createdAt = '2026-11-01T08:00:00Z';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('polls a started document ten times however often its stage changes', async () => {
  logIn();
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 400 });
  const queryClient = new QueryClient();
  let polls = 0;
  answerCalls(() => {
    polls += 1;
    const stage: ReadingStage = polls % 2 ? 'OPEN' : 'EXTRACT';
    queryClient.setQueryData(stageQuery('arc-1').queryKey, stage);
    const state = { status: 'STARTED', errorCode: null, errorMessage: null, updatedAt: createdAt };
    return { data: { id: 'arc-1', createdAt, type: 'PAYSLIP', rawFiles: [], state } };
  });
  const nothing = () => undefined;
  renderInPortal(
    <QueryClientProvider client={queryClient}>
      <ProgressDialog fileName="a.pdf" fileType="PAYSLIP" archiveId="arc-1" onClose={nothing} onReport={nothing} />
    </QueryClientProvider>,
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await screen.findByRole('dialog', { name: 'OCR Result' })).toHaveTextContent('This takes longer than usual.');
  expect(polls).toBe(10);
});
