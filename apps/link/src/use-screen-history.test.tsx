import { act, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { depthShown, useScreenHistory } from './use-screen-history.ts';

const backs: number[] = [];

function useScreens(first: number) {
  const [depth, setDepth] = useState(first);
  const goBack = () => {
    backs.push(depth);
    setDepth(depth - 1);
  };
  useScreenHistory({ depth, onBack: goBack, isOn: true });
  return { depth, setDepth };
}

/** Goes back like the browser's Back button. */
async function pressBack(): Promise<void> {
  const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    history.back();
    await gone;
  });
}

beforeEach(() => {
  backs.length = 0;
  history.pushState(null, '');
});
afterEach(() => history.pushState(null, ''));

it('has an entry for each screen, and goes back through them', async () => {
  const { result } = renderHook(() => useScreens(0));
  expect(depthShown()).toBe(0);
  for (const depth of [1, 2]) act(() => result.current.setDepth(depth));
  expect(depthShown()).toBe(2);
  await pressBack();
  expect([result.current.depth, depthShown()]).toEqual([1, 1]);
  await pressBack();
  expect([result.current.depth, depthShown()]).toEqual([0, 0]);
  expect(backs).toEqual([2, 1]);
});

it('has entries for the screens on the way to the one that it begins with', async () => {
  const { result } = renderHook(() => useScreens(2));
  expect(depthShown()).toBe(2);
  await pressBack();
  expect(result.current.depth).toBe(1);
});

it('removes entries of screens that were left otherwise, without going back twice', async () => {
  const { result } = renderHook(() => useScreens(3));
  act(() => result.current.setDepth(1));
  await waitFor(() => expect(depthShown()).toBe(1));
  expect(backs).toEqual([]);
  await pressBack();
  expect(backs).toEqual([1]);
});

it('matches the screens in the end, even when they change while the browser navigates', async () => {
  const { result } = renderHook(() => useScreens(3));
  act(() => result.current.setDepth(0));
  act(() => result.current.setDepth(2));
  await waitFor(() => expect(depthShown()).toBe(2));
  expect(backs).toEqual([]);
  await pressBack();
  expect([result.current.depth, depthShown()]).toEqual([1, 1]);
});

it('stays on the last screen when the person goes forward', async () => {
  const { result } = renderHook(() => useScreens(2));
  await pressBack();
  const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.forward();
  await gone;
  await waitFor(() => expect(depthShown()).toBe(1));
  expect(result.current.depth).toBe(1);
});

it('gives a screen that stays its entry back', async () => {
  const presses: number[] = [];
  renderHook(() => useScreenHistory({ depth: 2, onBack: () => presses.push(depthShown()), isOn: true }));
  for (const times of [1, 2]) {
    await pressBack();
    await waitFor(() => expect(depthShown()).toBe(2));
    expect(presses).toHaveLength(times);
  }
});
