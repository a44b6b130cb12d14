import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { onDemandField } from '../fields/on-demand-field.tsx';
import type { LoadPart } from './use-part.ts';

afterEach(() => vi.unstubAllGlobals());

function failing(times: number): LoadPart<object> & { calls: number } {
  const load = Object.assign(
    async () => {
      load.calls += 1;
      if (load.calls <= times) throw new TypeError('Failed to fetch dynamically imported module');
      return () => <input aria-label="Phone" />;
    },
    { calls: 0 },
  );
  return load;
}

function watchReloads({ onLine }: { onLine: boolean }) {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { onLine });
  return reload;
}

const again = () => screen.findByRole('button', { name: 'Load this field again' });

it('loads a part again after a press', async () => {
  const reload = watchReloads({ onLine: true });
  const Field = onDemandField(failing(1));
  const { unmount } = render(<Field />);
  fireEvent.click(await again());
  expect(await screen.findByRole('textbox', { name: 'Phone' })).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  unmount();
  render(<Field />);
  expect(screen.getByRole('textbox', { name: 'Phone' })).toBeTruthy();
});

it('reloads the page when a second attempt fails while online', async () => {
  const reload = watchReloads({ onLine: true });
  const Field = onDemandField(failing(9));
  render(<Field />);
  fireEvent.click(await again());
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

it('keeps the page while offline', async () => {
  const reload = watchReloads({ onLine: false });
  const load = failing(2);
  const Field = onDemandField(load);
  render(<Field />);
  fireEvent.click(await again());
  await vi.waitFor(() => expect(load.calls).toBe(2));
  fireEvent.click(await again());
  expect(await screen.findByRole('textbox', { name: 'Phone' })).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});
