import { sampleSite } from '@smile/site-model/testing/sample-site';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BuilderProvider } from '../store/use-builder.ts';
import { openStore } from '../testing/render-in-builder.tsx';
import { useAutosave } from './use-autosave.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => vi.useRealTimers());

function open() {
  const { store } = openStore(sampleSite());
  const keep = vi.fn();
  const leave = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <BuilderProvider value={store}>{children}</BuilderProvider>
  );
  const { unmount, rerender } = renderHook(
    () =>
      useAutosave(
        () => keep(),
        () => leave(),
      ),
    { wrapper },
  );
  const type = (value: string) =>
    act(() => void store.getState().dispatch({ type: 'setSite', key: 'name', value }, { label: 'renamed' }));
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  return { store, keep, leave, unmount, rerender, type, pass };
}

it('keeps changes a second after the last of them', () => {
  const { store, keep, type, pass } = open();
  type('A');
  expect(store.getState().draft.kind).toBe('unsaved');
  pass(900);
  type('B');
  pass(999);
  expect(keep).not.toHaveBeenCalled();
  pass(1);
  expect(keep).toHaveBeenCalledTimes(1);
  pass(10_000);
  expect(keep).toHaveBeenCalledTimes(1);
});

it('saves after five seconds at most during continuous changes', () => {
  const { keep, type, pass } = open();
  for (let change = 0; change < 12; change++) {
    type(`Name ${change}`);
    pass(500);
  }
  expect(keep).toHaveBeenCalledTimes(1);
});

it('ignores selections and announcements', () => {
  const { store, keep, pass } = open();
  act(() => store.getState().select({ kind: 'site' }));
  act(() => store.getState().announce('Done'));
  pass(10_000);
  expect([keep.mock.calls.length, store.getState().draft.kind]).toEqual([0, 'none']);
});

it('saves pending changes at once when the window closes', () => {
  const { keep, type } = open();
  dispatchEvent(new Event('pagehide'));
  expect(keep).not.toHaveBeenCalled();
  type('A');
  dispatchEvent(new Event('pagehide'));
  expect(keep).toHaveBeenCalledTimes(1);
});

it('leaves once, when the page is left and not when it is drawn again', () => {
  const { keep, leave, rerender, unmount, type, pass } = open();
  type('A');
  rerender();
  expect(leave).not.toHaveBeenCalled();
  unmount();
  pass(10_000);
  expect([leave.mock.calls.length, keep.mock.calls.length]).toEqual([1, 0]);
});

it('retries a failed save when the network is back', () => {
  const { store, keep, type, pass } = open();
  type('A');
  pass(1000);
  dispatchEvent(new Event('online'));
  expect(keep).toHaveBeenCalledTimes(1);
  act(() => store.getState().setDraft({ kind: 'failed' }));
  dispatchEvent(new Event('online'));
  expect(keep).toHaveBeenCalledTimes(2);
});

it('retries automatically with growing delays until it succeeds', () => {
  const { store, keep, type, pass } = open();
  keep.mockImplementation(() => store.getState().setDraft({ kind: 'failed' }));
  type('A');
  pass(1000);
  expect(keep).toHaveBeenCalledTimes(1);
  pass(5000);
  expect(keep).toHaveBeenCalledTimes(2);
  pass(5000);
  expect(keep).toHaveBeenCalledTimes(2);
  keep.mockImplementation(() => store.getState().setDraft({ kind: 'saved', at: new Date() }));
  pass(5000);
  expect(keep).toHaveBeenCalledTimes(3);
  pass(600_000);
  expect(keep).toHaveBeenCalledTimes(3);
});
