import { dropRows } from '../../platform/holdings/drop-queries.ts';
import type { Holdings } from '../../platform/holdings/holdings.ts';
import { secretContext } from './queries.ts';
import { eraseEventsOfUser } from './service/erase-events.ts';

export const webhookHoldings: Holdings = {
  tables: {
    webhooks: {
      sealed: { secret_sealed: secretContext },
      plain: ['name', 'url', 'event_types', 'disabled_reason'],
      kept: 'until the tenant deletes it',
    },
    events: {
      endUser: ['data', 'payload'],
      plain: ['type'],
      kept: { days: ({ config }) => config.webhookRetentionDays, drop: dropRows('events', 'created_at') },
    },
    webhook_deliveries: { plain: ['event_type', 'state'], kept: 'with its event' },
    webhook_attempts: {
      endUser: ['response_headers', 'response_body'],
      plain: ['error', 'request_headers'],
      kept: 'with its event',
    },
  },
  person: { erase: eraseEventsOfUser },
};
