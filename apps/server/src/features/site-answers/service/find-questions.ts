import type { SiteQuestion } from '@smile/contract/site-answers';
import { listQuestions, type Question } from '@smile/site-model/visits/questions';
import type { ModeContext } from '../../../context.ts';
import { selectFlow } from '../../wink-sites/shared-visit-queries.ts';

export function keyOf({ reference, name }: { reference: string; name: string }): string {
  return `${reference}.${name}`;
}

/** Names are letters only, so the last dot ends the reference. */
export function readKey(key: string): { reference: string; name: string } | null {
  const end = key.lastIndexOf('.');
  return end < 1 || end === key.length - 1 ? null : { reference: key.slice(0, end), name: key.slice(end + 1) };
}

export function showQuestion({ optionLines: _, fields: __, ...question }: Question): SiteQuestion {
  return { key: keyOf(question), ...question };
}

/** Questions of a version by their key; none once the version is no longer kept. */
export async function questionsOf(ctx: ModeContext, siteId: string, version: number): Promise<Map<string, Question>> {
  const flow = await selectFlow(ctx, siteId, version);
  return new Map(flow ? listQuestions(flow).map((question) => [keyOf(question), question]) : []);
}

/** Finds the questions of several versions in sequence, to hold the pages of one at a time. */
export async function questionsOfVersions(
  ctx: ModeContext,
  siteId: string,
  versions: readonly number[],
): Promise<Map<number, Map<string, Question>>> {
  const found = new Map<number, Map<string, Question>>();
  for (const version of new Set(versions)) found.set(version, await questionsOf(ctx, siteId, version));
  return found;
}
