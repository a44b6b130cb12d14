import { expect, it } from 'vitest';
import { eventDataSchemas } from './event-data.ts';
import { eventExamples } from './event-examples.ts';
import { eventTypes } from './events.ts';

it.each(eventTypes)('accepts the example of %s', (type) => {
  expect(eventDataSchemas[type].safeParse(eventExamples[type])).toMatchObject({ success: true });
});
