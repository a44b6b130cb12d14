import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { PreviewFrame } from './preview-frame.tsx';

const url = 'http://link.example';

function openPreview() {
  return renderInPortal(
    <PreviewFrame linkUrl={url} path="/preview" title="Preview" isReadyMessage={() => true} listMessages={() => []} />,
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('begins once the browser is idle, and says until then that it loads', () => {
  const waiting = new Map<number, () => void>();
  const request = vi.fn((work: () => void, _options: { timeout: number }) => {
    waiting.set(1, work);
    return 1;
  });
  vi.stubGlobal('requestIdleCallback', request);
  vi.stubGlobal('cancelIdleCallback', (handle: number) => waiting.delete(handle));
  const { unmount } = openPreview();
  expect(screen.queryByTitle('Preview')).toBeNull();
  expect(screen.getByLabelText('Loading the preview')).toBeInTheDocument();
  expect(request.mock.calls[0]![1].timeout).toBeGreaterThan(0);
  act(() => waiting.get(1)!());
  expect(screen.getByTitle('Preview')).toHaveAttribute('src', `${url}/preview`);
  expect(screen.getByLabelText('Loading the preview')).toBeInTheDocument();
  unmount();
  expect(waiting.size).toBe(0);
});

it('begins in a browser that does not say when it is idle', async () => {
  openPreview();
  expect(await screen.findByTitle('Preview')).toBeInTheDocument();
});
