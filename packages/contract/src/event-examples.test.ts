import { expect, it } from 'vitest';
import { eventDataSchemas } from './event-data.ts';
import { eventExamples } from './event-examples.ts';
import { eventTypes } from './events.ts';

it.each(eventTypes)('the example of %s is what the contract says', (type) => {
  expect(eventDataSchemas[type].safeParse(eventExamples[type])).toMatchObject({ success: true });
});
