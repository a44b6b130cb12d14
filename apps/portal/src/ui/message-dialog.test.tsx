import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../testing/render.tsx';
import { MessageDialog } from './message-dialog.tsx';

afterEach(() => vi.useRealTimers());

it('closes by itself after its time', () => {
  vi.useFakeTimers();
  const onClose = vi.fn();
  renderInPortal(<MessageDialog title="Warning" message="Too many." onClose={onClose} autoCloseMs={10_000} />);
  expect(screen.getByRole('dialog', { name: 'Warning' })).toBeInTheDocument();
  act(() => vi.advanceTimersByTime(9_999));
  expect(onClose).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(onClose).toHaveBeenCalledOnce();
});
