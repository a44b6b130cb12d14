import { expect, it } from 'vitest';
import { noLayout, takeLayout } from './frame-layout.ts';

const box = (id: string, top: number) => ({ id, top, left: 0, width: 300, height: 40 });

it('updates the boxes that a report changes', () => {
  const first = takeLayout(noLayout, { boxes: [box('a', 0), box('b', 40), box('c', 80)], gone: [], height: 120 });
  const next = takeLayout(first, { boxes: [box('c', 40), box('d', 80)], gone: ['b'], height: 121 });
  expect(next).toEqual({ boxes: [box('a', 0), box('c', 40), box('d', 80)], height: 121 });
  expect(first.boxes).toHaveLength(3);
});
