import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { onDemand } from './on-demand.tsx';

interface GreetingProps {
  name: string;
  onClose: () => void;
}

const Greeting = ({ name }: GreetingProps) => <p>Hello, {name}</p>;

it('loads a part when it is first shown, and once', async () => {
  const load = vi.fn(async () => Greeting);
  const Lazy = onDemand(load);
  expect(load).not.toHaveBeenCalled();
  const { unmount } = renderInPortal(<Lazy name="George" onClose={() => undefined} />);
  expect(await screen.findByText('Hello, George')).toBeVisible();
  unmount();
  renderInPortal(<Lazy name="Anisha" onClose={() => undefined} />);
  expect(screen.getByText('Hello, Anisha')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('says that a part did not arrive, and tries again', async () => {
  let isOffline = true;
  const Lazy = onDemand(async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
    return Greeting;
  });
  const onClose = vi.fn();
  renderInPortal(
    <>
      <p>The page around it</p>
      <Lazy name="George" onClose={onClose} />
    </>,
  );
  expect(await screen.findByRole('dialog', { name: 'This part could not be loaded' })).toBeVisible();
  expect(screen.getByText('The page around it')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);

  renderInPortal(<Lazy name="Anisha" onClose={onClose} />);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isOffline = false;
  await userEvent.click(retry);
  expect(await screen.findByText('Hello, Anisha')).toBeInTheDocument();
});

it('shows a placeholder for a part, and reports there that it did not load', async () => {
  let isOffline = true;
  const load = async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
    return Greeting;
  };
  const Lazy = onDemand(load, <p>Soon</p>);
  renderInPortal(<Lazy name="George" onClose={() => undefined} />);
  expect(screen.getByText('Soon')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded');
  expect(screen.queryByRole('dialog')).toBeNull();
  isOffline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Hello, George')).toBeVisible();
});

it('loads a dialog on its first opening, closed at first, so that it knows the previous focus', async () => {
  const shown: unknown[] = [];
  const load = vi.fn(async () => ({ opened }: { opened: boolean }) => {
    shown.push(opened);
    return <p>{opened ? 'Open' : 'Closed'}</p>;
  });
  const Lazy = onDemand<{ opened: boolean }>(load);
  const { unmount } = renderInPortal(<Lazy opened={false} />);
  expect(load).not.toHaveBeenCalled();
  unmount();
  renderInPortal(<Lazy opened />);
  expect(await screen.findByText('Open')).toBeVisible();
  expect(shown[0]).toBe(false);
});
