import { it } from 'vitest';
import { playSchedules } from './play-schedules.ts';

it(
  'keeps every acknowledged edit live, in the draft of its author, or discarded by its author',
  () => playSchedules(300),
  3_600_000,
);
