import { portalEventTypes, type WebhookEventType } from '@smile/contract/events';
import { expect, it } from 'vitest';
import { kindOf, selectKind, toggleEvent } from './event-selection.ts';

it('All events selects all 33, Specific clears the selection', () => {
  expect(selectKind('all')).toHaveLength(33);
  expect(selectKind('specific')).toEqual([]);
  expect(kindOf(selectKind('all'))).toBe('all');
  expect(kindOf(selectKind('specific'))).toBe('specific');
});

it('ticking every event is All events, and unticking one Specific', () => {
  let selected: WebhookEventType[] = [];
  for (const type of portalEventTypes) {
    expect(kindOf(selected)).toBe('specific');
    selected = toggleEvent(selected, type);
  }
  expect(kindOf(selected)).toBe('all');
  selected = toggleEvent(selected, 'TASK_FINISHED');
  expect(kindOf(selected)).toBe('specific');
  expect(selected).toHaveLength(32);
});
