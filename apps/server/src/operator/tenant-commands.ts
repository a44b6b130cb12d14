import { hostname, userInfo } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { modeSchema } from '@smile/contract/common';
import { countOf } from '@smile/contract/texts';
import { type Dependencies, modeContext, systemContext, tenantContext } from '../context.ts';
import { getTenant } from '../features/tenants/service/get-tenant.ts';
import { type ListedDeletion, listDeletions } from '../features/tenants/service/list-deletions.ts';
import { requestDeletion } from '../features/tenants/service/request-deletion.ts';
import { listTenants } from '../features/tenants/service/tenants.ts';
import { summarizeUsage } from '../features/usage/service/summarize-usage.ts';
import { type Command, toRow } from './command.ts';

const pollMs = 1000;

/** Commands that list and delete tenants. */
export const tenantCommands: Command[] = [
  {
    kind: 'database',
    name: 'list-tenants',
    required: [],
    summary: 'every tenant with its id, name, developers, whether Production is open and whether it is suspended',
    async run(deps, _given, print) {
      const tenants = await listTenants(systemContext(deps));
      for (const tenant of tenants) {
        const production = tenant.isProductionEnabled ? 'production' : 'sandbox only';
        const state = tenant.isBeingDeleted ? 'being deleted' : tenant.isSuspended ? 'suspended' : 'active';
        print(toRow([tenant.tenantId, tenant.name, `${tenant.developers} developers`, production, state]));
      }
      if (tenants.length === 0) print('No tenants yet.');
    },
  },
  {
    kind: 'database',
    name: 'show-limits',
    required: ['tenant-id'],
    summary: 'the limits of a tenant, and what is left of its allowances in both modes',
    run: showLimits,
  },
  {
    kind: 'database',
    name: 'delete-tenant',
    required: ['tenant-id', 'tenant-name'],
    summary: 'delete everything of a tenant for good, files included; its name confirms that',
    async run(deps, [tenantId, name], print) {
      const requestedBy = `${readUserName()}@${hostname()}`;
      await requestDeletion(systemContext(deps), tenantId!, { name: name!, requestedBy });
      const [deletion] = await listDeletions(systemContext(deps), tenantId!);
      print(writeLine(deletion!));
      print(
        deps.config.databaseUrl
          ? `Workers delete it now: npm run operator -- watch-deletion ${tenantId}`
          : 'The server deletes it when it is started.',
      );
    },
  },
  {
    kind: 'database',
    name: 'list-deletions',
    required: [],
    summary: 'every deletion of a tenant: who asked for it, when, and how far it is',
    async run(deps, _given, print) {
      const deletions = await listDeletions(systemContext(deps));
      for (const deletion of deletions) print(writeLine(deletion));
      if (deletions.length === 0) print('No tenant was deleted yet.');
    },
  },
  {
    kind: 'database',
    name: 'watch-deletion',
    required: ['tenant-id'],
    summary: 'show the progress of a deletion until it is finished or needs help',
    run: watchDeletion,
  },
];

/** A container's user may have no name. */
function readUserName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.()}`;
  }
}

async function showLimits(deps: Dependencies, [tenantId]: string[], print: (line: string) => void): Promise<void> {
  const ctx = tenantContext(systemContext(deps), tenantId!);
  const { name, isProductionEnabled, isSuspended } = await getTenant(ctx);
  const { rateLimitPerSecond, webhookDisableAfter, webhookRetentionDays } = deps.config;
  print(toRow([tenantId, name, isSuspended ? 'suspended' : 'active']));
  print(toRow(['Production', isProductionEnabled ? 'open' : 'closed']));
  print(toRow(['requests a second from a network address', rateLimitPerSecond || 'no limit']));
  print(toRow(['failed events until a webhook becomes inactive', webhookDisableAfter || 'no limit']));
  print(toRow(['days that events and deliveries are kept', webhookRetentionDays]));
  for (const mode of modeSchema.options) {
    const { actionUsageSummaries } = await summarizeUsage(modeContext(ctx, mode));
    for (const { action, enabled, usageDetail } of actionUsageSummaries)
      print(toRow([mode, action, enabled ? 'open' : 'closed', describeLeft(usageDetail)]));
  }
}

/** Remaining volume of an allowance, as `list-allowances` prints it. */
export function describeLeft(detail: { remainVolume: number; totalVolume: number } | null): string {
  return detail ? `${detail.remainVolume} of ${detail.totalVolume} left` : 'unmetered';
}

/**
 * Prints a deletion's progress until it ends. With the embedded database it prints once: no server can run meanwhile.
 */
async function watchDeletion(deps: Dependencies, [tenantId]: string[], print: (line: string) => void): Promise<void> {
  let last = '';
  for (;;) {
    const [deletion] = await listDeletions(systemContext(deps), tenantId!);
    const line = writeLine(deletion!);
    if (line !== last) print(line);
    last = line;
    if (deletion!.state === 'finished' || deletion!.state === 'stopped' || !deps.config.databaseUrl) return;
    await setTimeout(pollMs);
  }
}

function writeLine(deletion: ListedDeletion): string {
  const { tenantId, name, state, reason, rows, files, requestedBy, requestedAt, finishedAt } = deletion;
  const end = finishedAt ? ` at ${finishedAt.toISOString()}` : '';
  const failure =
    reason === null ? '' : state === 'stopped' ? `: ${reason}; run delete-tenant again` : ` again after: ${reason}`;
  const asked = `asked by ${requestedBy} at ${requestedAt.toISOString()}`;
  return toRow([tenantId, name, state + end + failure, countOf(rows, 'row'), countOf(files, 'file'), asked]);
}
