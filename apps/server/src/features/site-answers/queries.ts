import { keptDays } from '@smile/contract/retention';
import type { SiteOutcome } from '@smile/contract/site-answers';
import type { SiteSessionStatus } from '@smile/contract/site-sessions';
import { calculatedReference, calculatedTitle } from '@smile/site-model/visits/questions';
import sql, { empty, raw, type Sql } from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';
import { addSeconds } from '../../platform/clock.ts';
import { withinDays } from '../../platform/db/conditions.ts';
import { decodeCursor, limitForPage, type Position } from '../../platform/db/cursor.ts';
import { escapeLike } from '../../platform/db/match-object.ts';

export interface AnsweredVisit {
  id: string;
  siteId: string;
  siteName: string;
  version: number;
  userId: string;
  status: SiteSessionStatus;
  isDeclined: boolean;
  urlParams: Record<string, string>;
  createdAt: Date;
  finishedAt: Date | null;
}

const columns = sql`
  s.id, s.site_id as "siteId", s.site_name as "siteName", s.version, s.user_id as "userId", s.status,
  s.is_declined as "isDeclined", s.url_params as "urlParams", s.created_at as "createdAt",
  s.finished_at as "finishedAt"`;

export interface VisitFilter {
  version?: number | undefined;
  outcome?: Exclude<SiteOutcome, 'PENDING'> | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** Values to compare answers with; `question` restricts the comparison to one question. */
export interface AnswerMatch {
  question: { reference: string; name: string } | null;
  /** `ilike` pattern. */
  pattern: string;
  /** Pattern for a form's JSON, as a fast prefilter. */
  jsonPattern: string;
  /** Options whose label matches: reference, name and stored value. */
  choices: { reference: string; name: string; value: string }[];
}

/** Maximum visits scanned for one page; rare answers take several pages to find. */
const visitsAtOnce = 5000;
/**
 * Maximum age of a visit that can still have forms: their retention, a day in which the visit can be resumed, and a day
 * to spare.
 */
const keptSeconds = (keptDays + 2) * 24 * 3600;

/** Visits with answers, newest first, and the position up to which they were scanned; null at the end. */
export async function selectAnswered(
  ctx: ModeContext,
  siteId: string,
  filter: VisitFilter & { size: number; cursor?: string | undefined; matches: readonly AnswerMatch[] },
): Promise<{ rows: AnsweredVisit[]; examinedTo: Position | null }> {
  const examined = sql`
    select id, created_at from wink_site_sessions
    where ${ofSite(ctx, siteId, filter)} ${after(filter.cursor)}
    order by created_at desc, id desc`;
  const rows = await ctx.db.query<AnsweredVisit>(sql`
    select ${columns} from (${examined} ${raw(`limit ${visitsAtOnce}`)}) e
    join wink_site_sessions s on s.tenant_id = ${ctx.tenantId} and s.id = e.id
    where ${hasForm(ctx)} ${matchingAll(ctx, filter.matches)}
    order by e.created_at desc, e.id desc ${limitForPage(filter.size)}`);
  if (rows.length > filter.size) return { rows, examinedTo: null };
  const [last] = await ctx.db.query<Position>(sql`
    select created_at as at, id from (${examined} ${raw(`offset ${visitsAtOnce - 1} limit 1`)}) e`);
  return { rows, examinedTo: last ?? null };
}

function ofSite(ctx: ModeContext, siteId: string, { version, outcome, startDate, endDate }: VisitFilter): Sql {
  return sql`tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and site_id = ${siteId}
    and created_at >= ${addSeconds(ctx.now(), -keptSeconds)}
    ${version === undefined ? empty : sql`and version = ${version}`}
    ${outcome ? sql`and ${ended(outcome)}` : empty}
    ${withinDays({ startDate, endDate })}`;
}

function after(cursor: string | undefined): Sql {
  const position = decodeCursor(cursor);
  return position ? sql`and (created_at, id) < (${position.at}, ${position.id})` : empty;
}

function ended(outcome: Exclude<SiteOutcome, 'PENDING'>): Sql {
  if (outcome === 'DECLINED') return sql`is_declined`;
  return outcome === 'FAILURE' ? sql`status = 'FAILURE' and not is_declined` : sql`status = ${outcome}`;
}

/** `offset 0` is an optimization fence: without it, the planner reads the forms of all visits first. */
function hasForm(ctx: ModeContext): Sql {
  return sql`exists (select from forms f
    where f.tenant_id = ${ctx.tenantId} and f.wink_site_session_id = s.id offset 0)`;
}

function matchingAll(ctx: ModeContext, matches: readonly AnswerMatch[]): Sql {
  return matches.reduce((before, match) => sql`${before} and ${hasAnswer(ctx, match)}`, empty);
}

/** Compares texts, numbers and booleans at any depth of an answer, but not field names. */
function hasAnswer(ctx: ModeContext, { question, pattern, jsonPattern, choices }: AnswerMatch): Sql {
  return sql`exists (select from forms f, json_each(f.data) answer, jsonb_path_query(answer.value::jsonb, '$.**') part
    where f.tenant_id = ${ctx.tenantId} and f.wink_site_session_id = s.id
      and f.data::text ilike any(${[jsonPattern, ...choices.map(({ value }) => `%${escapeLike(jsonOf(value))}%`)]})
      ${question ? sql`and f.reference = ${question.reference} and answer.key = ${question.name}` : empty}
      and jsonb_typeof(part) in ('string', 'number', 'boolean')
      and (part #>> '{}' ilike ${pattern}
        or (f.reference, answer.key, part #>> '{}') in (select * from unnest(
          ${choices.map(({ reference }) => reference)}::text[], ${choices.map(({ name }) => name)}::text[],
          ${choices.map(({ value }) => value)}::text[])))
    offset 0)`;
}

/** JSON-escaped text, without the quotes. */
export function jsonOf(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

export interface StoredAnswers {
  sessionId: string;
  reference: string;
  name: string | null;
  /** JSON. */
  data: string;
  createdAt: Date;
}

/**
 * Forms of visits, with the calculated values as an additional form. Data stays JSON text and is parsed only on demand.
 */
export function selectAnswers(ctx: ModeContext, sessionIds: readonly string[]): Promise<StoredAnswers[]> {
  return ctx.db.query(sql`
    select "sessionId", reference, name, data, "createdAt" from (
      select wink_site_session_id as "sessionId", reference, name, data::text as data, created_at as "createdAt", id
      from forms where tenant_id = ${ctx.tenantId} and wink_site_session_id = any(${sessionIds})
      union all
      select id, ${calculatedReference}, ${calculatedTitle}, (
          select json_object_agg(each ->> 'id', (each ->> 'value')::numeric) from jsonb_array_elements(calculated) each
        )::text, updated_at, ''
      from wink_site_sessions
      where tenant_id = ${ctx.tenantId} and id = any(${sessionIds}) and calculated <> '[]'
    ) answers
    order by reference = ${calculatedReference}, "createdAt", id`);
}

export async function selectVisit(ctx: ModeContext, id: string): Promise<AnsweredVisit | null> {
  const rows = await ctx.db.query<AnsweredVisit>(sql`
    select ${columns} from wink_site_sessions s
    where s.tenant_id = ${ctx.tenantId} and s.mode = ${ctx.mode} and s.id = ${id}`);
  return rows[0] ?? null;
}

/** Maximum visits in statistics: one statement reads their answers and may delay other requests. */
export const maxCountedVisits = 5000;

type QuestionKey = { reference: string; name: string };

export interface AnswerCount extends QuestionKey {
  /** JSON of the answer, for questions with few possible answers; null for the total of other questions. */
  value: string | null;
  answered: number;
  submitted: number;
  min: number | null;
  max: number | null;
  mean: number | null;
}

export interface Medians extends QuestionKey {
  number: number | null;
  day: string | null;
  earliest: string | null;
  latest: string | null;
}

/** Number of visits to count, at most one more than the maximum. */
export async function countAnswered(ctx: ModeContext, siteId: string, filter: VisitFilter): Promise<number> {
  const rows = await ctx.db.query<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from wink_site_sessions s where ${ofSite(ctx, siteId, filter)} and ${hasForm(ctx)}
      ${raw(`limit ${maxCountedVisits + 1}`)}) counted`);
  return rows[0]!.count;
}

interface Counted {
  filter: VisitFilter;
  questions: readonly QuestionKey[];
  /** Repeating groups, whose fields are counted over all entries under `{group}.{field}`. */
  groups: readonly QuestionKey[];
}

/** How often each question was answered, and with which value; `questions` are those with few possible answers. */
export function selectAnswerCounts(
  ctx: ModeContext,
  siteId: string,
  { filter, questions, groups }: Counted,
): Promise<AnswerCount[]> {
  return ctx.db.query(sql`
    select reference, name, case when is_choice then value::text end as value, count(*)::int as submitted,
      count(*) filter (where type <> 'null' and value::text <> '[]')::int as answered,
      min(number) as min, max(number) as max, avg(number::numeric)::float8 as mean
    from (
      select f.reference, e.key as name, e.value, json_typeof(e.value) as type,
        ${isOneOf(questions)} as is_choice,
        case when json_typeof(e.value) = 'number' then (e.value::text)::float8 end as number
      from ${countedForms(ctx, siteId, filter)}, ${answersIn(groups)} e
    ) answers
    group by reference, name, case when is_choice then value::text end`);
}

/** Medians of numbers and dates. When the mean of the two middle numbers overflows, one of them is returned. */
export function selectMedians(
  ctx: ModeContext,
  siteId: string,
  { filter, questions, groups }: Counted,
): Promise<Medians[]> {
  return ctx.db.query(sql`
    select reference, name, min(day) as earliest, max(day) as latest,
      percentile_disc(0.5) within group (order by day) as day,
      coalesce(nullif(nullif(percentile_cont(0.5) within group (order by number), 'Infinity'), '-Infinity'),
        percentile_disc(0.5) within group (order by number)) as number
    from (
      select f.reference, e.key as name,
        case when json_typeof(e.value) = 'number' then (e.value::text)::float8 end as number,
        case when json_typeof(e.value) = 'string' and e.value::text ~ '^"[0-9]{4}-[0-9]{2}-[0-9]{2}"$'
          then substr(e.value::text, 2, 10) end as day
      from ${countedForms(ctx, siteId, filter)}, ${answersIn(groups)} e
      where ${isOneOf(questions)} offset 0
    ) answers
    group by reference, name`);
}

export interface ListedChoice extends QuestionKey {
  value: string;
  count: number;
}

/** How often each option of a multiple choice was chosen. */
export function selectListedChoices(
  ctx: ModeContext,
  siteId: string,
  { filter, questions, groups }: Counted,
): Promise<ListedChoice[]> {
  return ctx.db.query(sql`
    select f.reference, e.key as name, part as value, count(*)::int as count
    from ${countedForms(ctx, siteId, filter)}, ${answersIn(groups)} e,
      json_array_elements_text(case when json_typeof(e.value) = 'array' then e.value else '[]' end) part
    where ${isOneOf(questions)}
    group by f.reference, e.key, part
    order by count(*) desc ${raw(`limit ${maxListedChoices}`)}`);
}

/** Above the total number of options that a site can have. */
const maxListedChoices = 20_000;

/** The answers of a form, and those in the entries of its repeating groups. */
function answersIn(groups: readonly QuestionKey[]): Sql {
  if (groups.length === 0) return sql`json_each(f.data)`;
  return sql`lateral (
    select key, value from json_each(f.data)
    union all
    select e.key || '.' || answer.key, answer.value from json_each(f.data) e,
      json_array_elements(case when json_typeof(e.value) = 'array' then e.value else '[]' end) entry,
      json_each(case when json_typeof(entry) = 'object' then entry else '{}' end) answer
    where ${isOneOf(groups)})`;
}

function isOneOf(questions: readonly QuestionKey[]): Sql {
  return sql`(f.reference, e.key) in (select * from unnest(
    ${questions.map(({ reference }) => reference)}::text[], ${questions.map(({ name }) => name)}::text[]))`;
}

function countedForms(ctx: ModeContext, siteId: string, filter: VisitFilter): Sql {
  return sql`(
      select id from wink_site_sessions where ${ofSite(ctx, siteId, filter)}
      order by created_at desc, id desc ${raw(`limit ${maxCountedVisits}`)}
    ) v join forms f on f.tenant_id = ${ctx.tenantId} and f.wink_site_session_id = v.id`;
}
