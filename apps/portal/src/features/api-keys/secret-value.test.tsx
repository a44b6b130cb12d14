import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { SecretValue } from './secret-value.tsx';

afterEach(() => vi.useRealTimers());

it('hides a revealed secret after half a minute', () => {
  vi.useFakeTimers();
  renderInPortal(<SecretValue value="s3cret" />);
  fireEvent.click(screen.getByRole('button', { name: 'Show API Secret' }));
  expect(screen.getByText('s3cret')).toBeInTheDocument();
  act(() => vi.advanceTimersByTime(29_000));
  expect(screen.getByText('s3cret')).toBeInTheDocument();
  act(() => vi.advanceTimersByTime(1_000));
  expect(screen.queryByText('s3cret')).not.toBeInTheDocument();
});

it('is as wide shown as hidden', () => {
  renderInPortal(<SecretValue value={'s3cret'.repeat(12)} />);
  const hidden = screen.getByText('••••••••').style.width;
  expect(hidden).toMatch(/^\d+ch$/);
  fireEvent.click(screen.getByRole('button', { name: 'Show API Secret' }));
  expect(screen.getByText('s3cret'.repeat(12))).toHaveStyle({ width: hidden });
});
