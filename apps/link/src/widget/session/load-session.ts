import type { LinkAccount, LinkConfig, LinkProvider } from '@smile/contract/widget';
import type { WidgetOptions } from '@smile/sdk/options';
import { arrangeProviders } from '../provider-filter.ts';
import { mergeSettings } from '../widget-settings.ts';
import type { LinkClient } from './link-client.ts';
import { startSession } from './session.ts';
import { noUploads, type Session, type Uploads } from './session-state.ts';

const pageSize = 150;

/** Loads everything the first screen needs, in parallel. */
export async function loadSession(client: LinkClient, options: WidgetOptions): Promise<Session> {
  const loadingConfig = client.call('config', { query: { templateId: options.templateId } });
  const [config, providers, accounts, uploads] = await Promise.all([
    loadingConfig,
    loadProviders(client, options),
    loadAccounts(client),
    loadingConfig.then((loaded) => loadUploads(client, loaded, options)),
  ]);
  const settings = mergeSettings(config, options);
  return startSession(settings, arrangeProviders(providers, settings), accounts, uploads);
}

async function loadUploads(client: LinkClient, config: LinkConfig, options: WidgetOptions): Promise<Uploads> {
  const { hasUploads, templateId } = mergeSettings(config, options);
  if (!hasUploads) return noUploads;
  const [fileTypes, archives] = await Promise.all([
    client.call('fileTypes', { query: { templateId } }),
    loadPages((cursor) => client.call('listArchives', { query: { size: pageSize, cursor } })),
  ]);
  return { fileTypes: fileTypes.items, archives };
}

function loadProviders(client: LinkClient, options: WidgetOptions): Promise<LinkProvider[]> {
  const query = {
    size: pageSize,
    templateId: options.templateId,
    ids: options.providers?.join(','),
    topIds: options.topProviders?.join(','),
  };
  return loadPages((cursor) => client.call('providers', { query: { ...query, cursor } }));
}

function loadAccounts(client: LinkClient): Promise<LinkAccount[]> {
  return loadPages((cursor) => client.call('listAccounts', { query: { size: pageSize, cursor } }));
}

async function loadPages<Item>(
  loadPage: (cursor: string | undefined) => Promise<{ items: Item[]; nextCursor: string | null }>,
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await loadPage(cursor);
    items.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return items;
}
