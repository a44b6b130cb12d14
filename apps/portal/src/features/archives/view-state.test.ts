import { expect, it } from 'vitest';
import { actionOfKey, initialView, updateView, type ViewAction } from './view-state.ts';

const after = (...actions: ViewAction[]) => actions.reduce((view, action) => updateView(view, action, 3), initialView);

it('turns pages within the document', () => {
  expect(after('previousPage').page).toBe(1);
  expect(after('nextPage', 'nextPage', 'nextPage').page).toBe(3);
  expect(after('lastPage').page).toBe(3);
  expect(after('lastPage', 'firstPage').page).toBe(1);
});

it('zooms within bounds and back to fit', () => {
  expect(after('zoomIn').scale).toBe(1.25);
  expect(after('zoomIn', 'zoomOut').scale).toBe(1);
  expect(after(...Array.from({ length: 20 }, () => 'zoomIn' as const)).scale).toBe(5);
  expect(after(...Array.from({ length: 20 }, () => 'zoomOut' as const)).scale).toBe(0.25);
  expect(after('zoomIn', 'fit').scale).toBe(1);
});

it('rotates all the way round', () => {
  expect(after('rotate').rotation).toBe(90);
  expect(after('rotate', 'rotate', 'rotate', 'rotate').rotation).toBe(0);
});

it('knows its keys and leaves the browser its own', () => {
  const plain = { ctrlKey: false, metaKey: false, altKey: false };
  expect(actionOfKey({ ...plain, key: 'PageDown' })).toBe('nextPage');
  expect(actionOfKey({ ...plain, key: 'r' })).toBe('rotate');
  expect(actionOfKey({ ...plain, key: 'r', ctrlKey: true })).toBeUndefined();
  expect(actionOfKey({ ...plain, key: 'x' })).toBeUndefined();
});
