import type { SiteQuestion } from '@smile/contract/site-answers';
import { listQuestions, type Question } from '@smile/site-model/visits/questions';
import type { ModeContext } from '../../../context.ts';
import { selectFlow } from '../../wink-sites/shared-visit-queries.ts';

export function keyOf({ reference, name }: { reference: string; name: string }): string {
  return `${reference}.${name}`;
}

/** Names contain only letters, so the last dot separates reference and name. */
export function readKey(key: string): { reference: string; name: string } | null {
  const end = key.lastIndexOf('.');
  return end < 1 || end === key.length - 1 ? null : { reference: key.slice(0, end), name: key.slice(end + 1) };
}

export function showQuestion({ optionLines: _, fields: __, ...question }: Question): SiteQuestion {
  return { key: keyOf(question), ...question };
}

/** Questions of a version by key; empty once the version is deleted. */
export async function questionsOf(ctx: ModeContext, siteId: string, version: number): Promise<Map<string, Question>> {
  const flow = await selectFlow(ctx, siteId, version);
  return new Map(flow ? listQuestions(flow).map((question) => [keyOf(question), question]) : []);
}

/** Loads versions one by one, so that the pages of only one are in memory. */
export async function questionsOfVersions(
  ctx: ModeContext,
  siteId: string,
  versions: readonly number[],
): Promise<Map<number, Map<string, Question>>> {
  const found = new Map<number, Map<string, Question>>();
  for (const version of new Set(versions)) found.set(version, await questionsOf(ctx, siteId, version));
  return found;
}
