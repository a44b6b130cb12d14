import { type Context, type Dependencies, systemContext } from '../../context.ts';
import { toApiTime } from '../../platform/clock.ts';
import { pingDatabase } from '../../platform/db/settings-queries.ts';
import { type Backlog, selectBacklog } from '../../platform/jobs/backlog-queries.ts';
import { sendMailJob } from '../../platform/mail/mail.ts';
import { type ListedAdapter, listAdapters } from '../adapters/service/adapters.ts';
import { judgeDelay, type Part, type SystemStatus, worstOf } from './part.ts';

const believedMs = 10_000;
const timeoutMs = 3000;
const slowMs = 1000;

/** Checks all parts on request, at most once in ten seconds for all callers together. */
export function createStatusCheck(deps: Dependencies): () => Promise<SystemStatus> {
  let last: { untilMs: number; result: Promise<SystemStatus> } | null = null;
  return () => {
    const nowMs = deps.now().getTime();
    if (!last || last.untilMs <= nowMs) last = { untilMs: nowMs + believedMs, result: checkAll(systemContext(deps)) };
    return last.result;
  };
}

async function checkAll(ctx: Context): Promise<SystemStatus> {
  const [database, files, link, backlog, connectors] = await Promise.all([
    checkDatabase(ctx),
    checkFiles(ctx),
    checkLink(ctx),
    within(selectBacklog(ctx, sendMailJob.name)).catch(() => null),
    within(listAdapters(ctx)).catch(() => []),
  ]);
  const own = [database, checkWork(ctx, backlog), checkMail(ctx, backlog), files, link];
  const parts = [...own, ...connectors.map((adapter) => describeAdapter(ctx, adapter))];
  return { status: worstOf(parts), checkedAt: toApiTime(ctx.now()), parts };
}

async function checkDatabase(ctx: Context): Promise<Part> {
  const name = 'Database';
  const took = await measure(ctx, pingDatabase(ctx.database));
  if (took === null) return { name, status: 'DOWN', detail: 'Does not answer' };
  return { name, status: took > slowMs ? 'DEGRADED' : 'OPERATIONAL', detail: `Answers within ${took} ms` };
}

function checkWork(ctx: Context, backlog: Backlog | null): Part {
  const name = 'Background work';
  if (!backlog) return { name, status: 'DOWN', detail: 'Unknown while the database does not answer' };
  const delay = secondsSince(ctx, backlog.dueSince);
  return { name, status: judgeDelay(delay), detail: delay < 5 ? 'Up to date' : `${delay} seconds behind` };
}

function checkMail(ctx: Context, backlog: Backlog | null): Part {
  const name = 'Email';
  if (!backlog) return { name, status: 'DOWN', detail: 'Unknown while the database does not answer' };
  if (backlog.watchedLost > 0)
    return { name, status: 'DEGRADED', detail: 'Some mails could not be sent in the last hour' };
  const delay = secondsSince(ctx, backlog.watchedSince);
  return { name, status: judgeDelay(delay), detail: delay < 5 ? 'Sent at once' : `Mails wait for ${delay} seconds` };
}

const adapterStatuses = { UP: 'OPERATIONAL', DEGRADED: 'DEGRADED', DOWN: 'DOWN' } as const;

/** Result of the last health check, without the adapter's own message, which only the operator may see. */
function describeAdapter(
  ctx: Context,
  { id, healthStatus, healthSince, healthTookMs, providers }: ListedAdapter,
): Part {
  const name = `Connector ${id}` as const;
  if (!healthStatus) return { name, status: 'DEGRADED', detail: 'Not asked yet' };
  const status = adapterStatuses[healthStatus];
  const served = `${providers.length} provider${providers.length === 1 ? '' : 's'}`;
  if (status === 'OPERATIONAL') return { name, status, detail: `Answers within ${healthTookMs} ms, ${served}` };
  const since = toApiTime(healthSince ?? ctx.now()).slice(11, 16);
  return {
    name,
    status,
    detail: `${status === 'DOWN' ? 'Does not answer' : 'Does not work as usual'} since ${since} UTC`,
  };
}

async function checkFiles(ctx: Context): Promise<Part> {
  const name = 'Files';
  const took = await measure(ctx, ctx.files.probe());
  if (took === null) return { name, status: 'DOWN', detail: 'Cannot be stored or read' };
  return { name, status: took > slowMs ? 'DEGRADED' : 'OPERATIONAL', detail: `Stored and read within ${took} ms` };
}

async function checkLink(ctx: Context): Promise<Part> {
  const name = 'Widget and hosted pages';
  const took = await measure(
    ctx,
    fetch(`${ctx.config.linkUrl}/healthz`, { signal: AbortSignal.timeout(timeoutMs) }).then((answer) => {
      if (!answer.ok) throw new Error(`status ${answer.status}`);
    }),
  );
  if (took === null) return { name, status: 'DOWN', detail: 'Cannot be reached' };
  return { name, status: took > slowMs ? 'DEGRADED' : 'OPERATIONAL', detail: `Answer within ${took} ms` };
}

function secondsSince(ctx: Context, time: Date | null): number {
  return time ? Math.max(0, Math.round((ctx.now().getTime() - time.getTime()) / 1000)) : 0;
}

/** Duration in milliseconds, at least 1; null on failure or timeout. */
async function measure(ctx: Context, work: Promise<unknown>): Promise<number | null> {
  const startedMs = ctx.now().getTime();
  try {
    await within(work);
    return Math.max(1, ctx.now().getTime() - startedMs);
  } catch {
    return null;
  }
}

function within<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('too long')), timeoutMs);
  });
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}
