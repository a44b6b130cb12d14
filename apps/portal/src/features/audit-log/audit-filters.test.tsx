import { answerCalls } from '@smile/contract/testing/answer';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { logIn } from '../../../testing/tokens.ts';
import { AuditFilters } from './audit-filters.tsx';

afterEach(() => vi.unstubAllGlobals());

it('shows its dates as yyyy-MM-dd, offers no From after its To, and can do without', async () => {
  logIn();
  answerCalls(() => ({ data: { nextCursor: null, items: [] } }));
  const onSearch = vi.fn();
  renderInPortal(<AuditFilters search={{ startDate: '2026-11-10', endDate: '2026-11-12' }} onSearch={onSearch} />);
  expect(screen.getByRole('button', { name: 'From' })).toHaveTextContent('2026-11-10');
  await userEvent.click(screen.getByRole('button', { name: 'From' }));
  expect(await screen.findByRole('button', { name: '13 November 2026' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: '12 November 2026' }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear To' }));
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(onSearch).toHaveBeenCalledExactlyOnceWith({ startDate: '2026-11-12', endDate: undefined });
});
