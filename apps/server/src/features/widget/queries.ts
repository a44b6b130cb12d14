import type { UiEventName } from '@smile/contract/widget';
import sql from 'sql-template-tag';
import type { LinkContext } from '../../context.ts';

export interface NewUiEvent {
  id: string;
  eventName: UiEventName;
  providerId: string | null;
  accountId: string | null;
  fileType: string | null;
  occurredAt: string;
}

export async function insertUiEvent(ctx: LinkContext, event: NewUiEvent): Promise<void> {
  await ctx.db.query(sql`
    insert into ui_events (tenant_id, mode, id, user_id, event_name, provider_id, account_id, file_type, occurred_at,
      created_at)
    values (${ctx.tenantId}, ${ctx.mode}, ${event.id}, ${ctx.actor.userId}, ${event.eventName}, ${event.providerId},
      ${event.accountId}, ${event.fileType}, ${event.occurredAt}, ${ctx.now()})`);
}
