import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { FrameWait } from './frame-wait.tsx';
import { useFrame } from './use-frame.ts';

const url = 'http://link.example';

function Framed() {
  const frame = useFrame(url, (message) => message === 'ready');
  return (
    <>
      <FrameWait what="the canvas" url={url} frame={frame} />
      <iframe key={frame.attempt} ref={frame.ref} title="Frame" data-ready={frame.isReady} />
    </>
  );
}

function sendReady(): void {
  const { contentWindow } = screen.getByTitle<HTMLIFrameElement>('Frame');
  act(() => {
    dispatchEvent(new MessageEvent('message', { data: 'ready', origin: url, source: contentWindow }));
  });
}

afterEach(() => {
  vi.useRealTimers();
});

it('reports a late frame, offers to load it again, and still accepts it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderInPortal(<Framed />);
  expect(await screen.findByLabelText('Loading the canvas')).toBeInTheDocument();
  act(() => {
    vi.advanceTimersByTime(15_000);
  });
  expect(screen.getByRole('status')).toHaveTextContent(`${url} has not answered yet.`);
  const first = screen.getByTitle('Frame');
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByTitle('Frame')).not.toBe(first);
  expect(screen.getByLabelText('Loading the canvas')).toBeInTheDocument();
  act(() => {
    vi.advanceTimersByTime(20_000);
  });
  expect(screen.getByText('Still waiting for the canvas')).toBeInTheDocument();
  sendReady();
  expect(screen.queryByText('Still waiting for the canvas')).toBeNull();
  expect(screen.getByTitle('Frame')).toHaveAttribute('data-ready', 'true');
});
