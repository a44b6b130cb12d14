import type { Dashboard } from '@smile/contract/dashboard';
import type { UsageDay } from '@smile/contract/usage';
import type { Context, DeveloperContext, ModeContext } from '../../context.ts';
import { toApiTime } from '../../platform/clock.ts';
import { deleteSetting, selectSetting, upsertSetting } from '../../platform/db/settings-queries.ts';
import { findDatasource } from '../datasources/service/datasources.ts';
import { countLastDays } from '../usage/service/usage-counts.ts';
import { selectNames } from '../users/shared-search-queries.ts';
import { selectLatestEvents } from '../webhooks/shared-queries.ts';
import { groupEvents } from './group-events.ts';
import { type Facts, selectCounts, selectEmulatedConnection, selectFacts } from './queries.ts';

const announcementName = 'announcement';
const shownDays = 30;
/** Entries in the card; each merges the events of one account. */
const shownEvents = 7;
/** Latest events that are read to fill the entries; an arbitrary limit. */
const maxReadEvents = 100;

export async function getDashboard(ctx: DeveloperContext & ModeContext): Promise<Dashboard> {
  const [announcement, facts, counts, emulated, days, events] = await Promise.all([
    selectSetting(ctx.database, announcementName),
    selectFacts(ctx),
    selectCounts(ctx),
    selectEmulatedConnection(ctx),
    countLastDays(ctx, 2 * shownDays),
    listEvents(ctx),
  ]);
  return {
    announcement,
    steps: listSteps(facts),
    counts,
    emulated,
    days: days.slice(-shownDays),
    before: addUp(days.slice(0, -shownDays)),
    events,
  };
}

async function listEvents(ctx: ModeContext): Promise<Dashboard['events']> {
  const groups = groupEvents(await selectLatestEvents(ctx, maxReadEvents)).slice(0, shownEvents);
  const names = await selectNames(ctx, [...new Set(groups.flatMap(({ userId }) => userId ?? []))]);
  return groups.map(({ providerId, createdAt, userId, ...group }) => ({
    ...group,
    userId,
    fullName: names.find(({ id }) => id === userId)?.name ?? null,
    // An archive's provider is not in the catalogue.
    provider: providerId && (findDatasource(ctx, providerId)?.name ?? 'Document'),
    createdAt: toApiTime(createdAt),
  }));
}

/** Announcement for all tenants; an empty text removes it. Needs the system context. */
export function setAnnouncement(ctx: Context, text: string): Promise<void> {
  const trimmed = text.trim();
  return trimmed === '' ? deleteSetting(ctx.db, announcementName) : upsertSetting(ctx.db, announcementName, trimmed);
}

function addUp(days: readonly UsageDay[]): Dashboard['before'] {
  const sum = (key: keyof Dashboard['before']) => days.reduce((total, day) => total + day[key], 0);
  return {
    accountCount: sum('accountCount'),
    connectedAccountCount: sum('connectedAccountCount'),
    userCount: sum('userCount'),
  };
}

function listSteps(facts: Facts): Dashboard['steps'] {
  return [
    { step: 'CREATE_API_KEY', isDone: facts.hasApiKey },
    { step: 'CALL_API', isDone: facts.hasCalledApi },
    { step: 'CREATE_USER', isDone: facts.hasUser },
    { step: 'CONNECT_ACCOUNT', isDone: facts.hasConnection },
    { step: 'CREATE_WEBHOOK', isDone: facts.hasWebhook },
    { step: 'RECEIVE_EVENT', isDone: facts.hasDelivery },
  ];
}
