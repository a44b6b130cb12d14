import { portalEventTypes, type WebhookEventType } from '@smile/contract/events';
import { expect, it } from 'vitest';
import { kindOf, selectKind, toggleEvent } from './event-selection.ts';

it('selects all 33 events for All events, and none for Specific', () => {
  expect(selectKind('all')).toHaveLength(33);
  expect(selectKind('specific')).toEqual([]);
  expect(kindOf(selectKind('all'))).toBe('all');
  expect(kindOf(selectKind('specific'))).toBe('specific');
});

it('changes to All events when every event is ticked, and to Specific when one is not', () => {
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
