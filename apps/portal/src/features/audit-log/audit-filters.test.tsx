import { answerCalls } from '@smile/contract/testing/answer';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { logIn } from '../../../testing/tokens.ts';
import { AuditFilters } from './audit-filters.tsx';

afterEach(() => vi.unstubAllGlobals());

it('refuses a From after its To', async () => {
  logIn();
  answerCalls(() => ({ data: { nextCursor: null, items: [] } }));
  const onSearch = vi.fn();
  renderInPortal(<AuditFilters search={{ startDate: '2026-11-10', endDate: '2026-11-12' }} onSearch={onSearch} />);
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-13' } });
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getByText('The start time cannot be later than the end time!')).toBeInTheDocument();
  expect(onSearch).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-13' } });
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(onSearch).toHaveBeenCalledExactlyOnceWith({ startDate: '2026-11-13', endDate: '2026-11-13' });
});
