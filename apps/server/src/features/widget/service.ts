import type { List } from '@smile/contract/common';
import type { BodyOf, QueryOf } from '@smile/contract/endpoint';
import type { LinkConfig, LinkProvider, widgetApi } from '@smile/contract/widget';
import type { LinkContext } from '../../context.ts';
import { listLiveAccounts } from '../accounts/service/list-accounts.ts';
import { listDatasources, listLoginOptions } from '../datasources/service/list-datasources.ts';
import { noteWidgetOpened } from '../invites/service/note-progress.ts';
import { requireUnfinishedVisit } from '../site-visits/service/visit-checks.ts';
import { getTenant } from '../tenants/service/get-tenant.ts';
import { resolveTemplate } from '../wink-templates/service/templates.ts';
import { insertUiEvent } from './queries.ts';

export async function getLinkConfig(ctx: LinkContext, templateId: string | undefined): Promise<LinkConfig> {
  const [{ name: tenantName }, template] = await Promise.all([getTenant(ctx), resolveTemplate(ctx, templateId)]);
  return { mode: ctx.mode, userId: ctx.actor.userId, tenantName, template };
}

/** Providers after the template's filters; `ids` and `topIds` set by the widget override the template's. */
export async function listLinkProviders(
  ctx: LinkContext,
  query: QueryOf<typeof widgetApi.providers>,
): Promise<List<LinkProvider>> {
  const [template, live] = await Promise.all([resolveTemplate(ctx, query.templateId), listLiveAccounts(ctx)]);
  const { providers, topProviders, excludeConnectedProviders } = template.providerConfig;
  const connected = live.filter(({ isKeptUp }) => isKeptUp).map(({ providerId }) => providerId);
  const { nextCursor, items } = listDatasources(ctx, {
    ...query,
    ids: query.ids || providers.join(','),
    topIds: query.topIds || topProviders.join(','),
    excludedIds: excludeConnectedProviders ? connected : [],
  });
  const accountIds = new Map(live.map((account) => [account.providerId, account.id]));
  return {
    nextCursor,
    items: items.map((provider) => ({
      ...provider,
      loginOptions: listLoginOptions(ctx, provider),
      accountId: accountIds.get(provider.id) ?? null,
    })),
  };
}

/** @throws ApiError EDIT_CONFLICT once the visit has succeeded */
export async function recordUiEvent(ctx: LinkContext, event: BodyOf<typeof widgetApi.recordEvent>): Promise<void> {
  await requireUnfinishedVisit(ctx);
  await insertUiEvent(ctx, {
    id: ctx.newId('uiEvent'),
    eventName: event.eventName,
    providerId: event.account?.providerId ?? null,
    accountId: event.account?.accountId ?? null,
    fileType: event.archive?.fileType ?? null,
    occurredAt: event.eventTime,
  });
  await noteWidgetOpened(ctx, ctx.actor.userId);
}
