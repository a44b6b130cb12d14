import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { Dialog } from './dialog.tsx';
import { MessageDialog } from './message-dialog.tsx';

afterEach(() => vi.useRealTimers());

it('closes automatically after its time', () => {
  vi.useFakeTimers();
  const onClose = vi.fn();
  renderInPortal(<MessageDialog title="Warning" message="Too many." onClose={onClose} autoCloseMs={10_000} />);
  expect(screen.getByRole('dialog', { name: 'Warning' })).toBeInTheDocument();
  act(() => vi.advanceTimersByTime(9_999));
  expect(onClose).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(onClose).toHaveBeenCalledOnce();
});

it('stays above its dialog, even when that was opened later', () => {
  renderInPortal(
    <>
      <MessageDialog title="Error" message="No." onClose={() => undefined} />
      <Dialog opened title="Form" onClose={() => undefined} />
    </>,
  );
  const layerOf = (name: string) => {
    const root = screen.getByRole('dialog', { name }).closest<HTMLElement>('[style*="--mb-z-index"]');
    return Number(root?.style.getPropertyValue('--mb-z-index'));
  };
  expect(layerOf('Form')).toBeGreaterThan(0);
  expect(layerOf('Error')).toBeGreaterThan(layerOf('Form'));
});
