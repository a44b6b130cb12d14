import { reminderLimits } from '@smile/contract/invites';
import { expect, it } from 'vitest';
import { readReminderDays, reminderMessage } from './reminder-days.ts';

it.each([
  ['', []],
  ['3, 7', [3, 7]],
  [' 7;3 3 ', [3, 7]],
  ['13', [13]],
  ['0', null],
  ['14', null],
  ['1.5', null],
  ['soon', null],
  ['1, 2, 3, 4', null],
])('reads %j as %j', (text, days) => {
  expect(readReminderDays(text)).toEqual(days);
});

it('knows the limits of the API', () => {
  expect(reminderMessage).toContain(`at most ${reminderLimits.max} days from 1 to ${reminderLimits.lastDay}`);
});
