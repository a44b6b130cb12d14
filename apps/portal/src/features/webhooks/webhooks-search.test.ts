import { expect, it } from 'vitest';
import { readWebhooksSearch, toDeliveryQuery } from './webhooks-search.ts';

it('keeps valid parameters of a URL and drops others', () => {
  const search = {
    log: 'wh-1',
    state: 'FAILED',
    type: 'NONSENSE',
    from: '2026-01-31T10:30:00+02:00',
    to: 'soon',
    find: ' ',
  };
  expect(readWebhooksSearch(search)).toEqual({
    log: 'wh-1',
    state: 'FAILED',
    type: undefined,
    from: '2026-01-31T08:30:00Z',
    to: undefined,
    find: undefined,
    delivery: undefined,
  });
});

it('asks for a delivery by its own id and by that of its event', () => {
  expect(toDeliveryQuery({ find: 'whd-1' })).toMatchObject({ deliveryId: 'whd-1', eventId: undefined });
  expect(toDeliveryQuery({ find: 'et-1' })).toMatchObject({ deliveryId: undefined, eventId: 'et-1' });
});
