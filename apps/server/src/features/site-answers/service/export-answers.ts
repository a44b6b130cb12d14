import type { QueryOf } from '@smile/contract/endpoint';
import { type AnswerExportFormat, type siteAnswersApi, xlsxType } from '@smile/contract/site-answers';
import { listQuestions, type Question, withEntryQuestions } from '@smile/site-model/visits/questions';
import { type ModeContext, onReplica } from '../../../context.ts';
import { ChildFailure } from '../../../platform/child-workers/child.ts';
import { toApiTime } from '../../../platform/clock.ts';
import { encodeCursor } from '../../../platform/db/cursor.ts';
import { ApiError, invalid, missing } from '../../../platform/errors.ts';
import { fileOf } from '../../../platform/files/file-of.ts';
import type { NamedFile } from '../../../platform/files/files.ts';
import { nameFile } from '../../../platform/files/name-file.ts';
import { throttle } from '../../../platform/limits/throttle-queries.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { showFiles } from '../../site-files/service/show-files.ts';
import { requireSite } from '../../wink-sites/service/sites.ts';
import { selectFlow } from '../../wink-sites/shared-visit-queries.ts';
import { toSiteOutcome } from '../describe-visit.ts';
import { selectAnswered, selectAnswers } from '../queries.ts';
import { type AnswerPart, visitHeadings } from '../write-answers.ts';
import { matchAnswers } from './match-answers.ts';

type Query = QueryOf<typeof siteAnswersApi.export>;

const exportsPerTenant = { max: 30, windowSeconds: 600 };
const visitsPerPart = 500;
/** Largest files that the writing process can create within its memory limit. */
const maxCells: Record<AnswerExportFormat, number> = { CSV: 2_600_000, XLSX: 1_400_000 };
const maxBytes = 60_000_000;
const contentTypes: Record<AnswerExportFormat, string> = { CSV: 'text/csv; charset=utf-8', XLSX: xlsxType };

/**
 * Exports the answers to one version as a file, off the event loop, and records it in the audit log.
 * @throws ApiError MISSING_RESOURCE; INVALID_PARAMETERS for too many answers; REQUEST_LIMIT_EXCEEDED
 */
export async function exportAnswers(ctx: ModeContext, siteId: string, query: Query): Promise<NamedFile> {
  const site = await requireSite(ctx, siteId);
  const version = query.version ?? site.version;
  const flow = await selectFlow(ctx, siteId, version);
  if (!flow) throw missing();
  await throttle(ctx, { action: 'site-answers-export', subject: ctx.tenantId, ...exportsPerTenant });
  const questions = withEntryQuestions(listQuestions(flow));
  const matches = matchAnswers(query, listQuestions(flow));
  const { format, outcome, startDate, endDate } = query;
  const filter = { version, outcome, startDate, endDate, matches };
  const { parts, visits } = await readParts(await onReplica(ctx), siteId, { filter, format, questions });
  const bytes: Uint8Array[] = [];
  const onPart = (part: unknown) => bytes.push(part as Uint8Array);
  await ctx.compute
    .run('writeAnswers', ctx.tenantId, { format, questions }, { given: parts, onPart })
    .catch(refuseTooLarge);
  await recordAudit(ctx, {
    action: 'wink-site.export-answers',
    entityType: 'wink-site',
    entityId: siteId,
    after: { version, format, visits },
  });
  const day = ctx.now().toISOString().slice(0, 10);
  const name = nameFile([site.name, `version ${version}`, day], format.toLowerCase());
  return fileOf(Buffer.concat(bytes), { name, contentType: contentTypes[format] });
}

interface Wanted {
  filter: Omit<Parameters<typeof selectAnswered>[2], 'size' | 'cursor'>;
  format: AnswerExportFormat;
  questions: readonly Question[];
}

async function readParts(ctx: ModeContext, siteId: string, { filter, format, questions }: Wanted) {
  const maxVisits = Math.floor(maxCells[format] / (questions.length + visitHeadings.length));
  const withFiles = new Set(questions.filter(({ kind }) => kind === 'files').map(({ reference }) => reference));
  const parts: AnswerPart[] = [];
  let [visits, bytes] = [0, 0];
  let cursor: string | undefined;
  do {
    const { rows, examinedTo } = await selectAnswered(ctx, siteId, { ...filter, size: visitsPerPart, cursor });
    const shown = rows.slice(0, visitsPerPart);
    const last = shown.at(-1);
    const next = rows.length > visitsPerPart && last ? { at: last.createdAt, id: last.id } : examinedTo;
    cursor = next ? encodeCursor(next) : undefined;
    const ids = shown.map(({ id }) => id);
    const forms = (await selectAnswers(ctx, ids)).map(({ sessionId, reference, data }) => ({
      sessionId,
      reference,
      data: withFiles.has(reference) ? JSON.stringify(showFiles(ctx, JSON.parse(data))) : data,
    }));
    visits += shown.length;
    bytes += forms.reduce((sum, { data }) => sum + data.length, 0);
    if (visits > maxVisits || bytes > maxBytes) throw tooLarge(format);
    parts.push({
      forms,
      visits: shown.map((visit) => ({
        id: visit.id,
        userId: visit.userId,
        outcome: toSiteOutcome(visit),
        createdAt: toApiTime(visit.createdAt),
        finishedAt: visit.finishedAt && toApiTime(visit.finishedAt),
      })),
    });
  } while (cursor);
  return { parts, visits };
}

function tooLarge(format: AnswerExportFormat): ApiError {
  const advice = format === 'XLSX' ? 'Choose fewer days, or CSV.' : 'Choose fewer days.';
  return invalid(`These are too many answers for one file. ${advice}`);
}

function refuseTooLarge(error: unknown): never {
  if (!(error instanceof ChildFailure)) throw error;
  if (error.reason === 'BUSY') throw new ApiError('REQUEST_LIMIT_EXCEEDED');
  if (error.reason === 'TIME' || error.reason === 'MEMORY')
    throw invalid('These are too many answers for one file. Choose fewer days.');
  throw error;
}
