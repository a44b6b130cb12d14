import { expect, it } from 'vitest';
import { listFootprintItems } from './footprint-fixture.ts';

it('has a Gmail address as free webmail', () => {
  const items = listFootprintItems('email', new Date('2026-01-31T00:00:00Z'));
  const read = (name: string) => items.find((item) => item.name === name)?.value;
  expect([read('email.companyName'), read('email.isFreeWebmail')]).toEqual(['Google', 'true']);
});
