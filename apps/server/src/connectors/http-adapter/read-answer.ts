import type { TaskParts } from '../../platform/child-workers/compute.ts';
import { isTooDeep } from '../../platform/json-depth.ts';
import { findBrokenText } from '../../platform/text.ts';
import type { FetchedData } from '../connector.ts';
import { type AnswerOf, answerSchemas, maxItems, maxItemsOf, type Operation } from './protocol.ts';

export interface AnswerText<O extends Operation> {
  operation: O;
  text: string;
}

/** `problem` never quotes the answer, which contains personal data. */
export type ReadAnswer<O extends Operation> = { answer: AnswerOf<O> } | { problem: string };

/** Part of a page that another process parsed. */
export interface PagePart {
  key: keyof FetchedData;
  items: unknown[];
}

/** Bounds the time to copy one part between processes to a few milliseconds. */
const itemsPerPart = 200;

/** Validates an adapter's answer against the protocol. */
export function readAnswer<O extends Operation>({ operation, text }: AnswerText<O>): ReadAnswer<O> {
  if (isTooDeep(text)) return { problem: 'Its answer is nested too deeply.' };
  const parsed = parseJson(text);
  const brokenText = findBrokenText(parsed);
  if (brokenText) return { problem: `Its answer does not follow the protocol: ${brokenText}` };
  const tooMany = findTooMany(parsed);
  if (tooMany) return { problem: `Its answer does not follow the protocol: ${tooMany}` };
  const read = answerSchemas[operation].safeParse(parsed);
  if (read.success) return { answer: read.data as AnswerOf<O> };
  const { path, message } = read.error.issues[0]!;
  return { problem: `Its answer does not follow the protocol: ${path.join('.') || 'the body'}: ${message}` };
}

/** `readAnswer` for a child process: sends a page's items in parts and returns its lists empty. */
export function readAdapterAnswer<O extends Operation>(input: AnswerText<O>, parts: TaskParts): ReadAnswer<O> {
  const read = readAnswer(input);
  const data = 'answer' in read && 'data' in read.answer ? read.answer.data : null;
  for (const key of Object.keys(data ?? {}) as (keyof FetchedData)[]) {
    const items: unknown[] = data![key].splice(0);
    for (let start = 0; start < items.length; start += itemsPerPart)
      parts.send({ key, items: items.slice(start, start + itemsPerPart) } satisfies PagePart);
  }
  return read;
}

/** Checks list lengths first, since validating the items takes time. */
function findTooMany(parsed: unknown): string | null {
  const data = (parsed as { data?: unknown } | null | undefined)?.data;
  if (typeof data !== 'object' || data === null) return null;
  for (const [key, items] of Object.entries(data)) {
    const max = maxItemsOf[key as keyof FetchedData] ?? maxItems;
    if (Array.isArray(items) && items.length > max) return `data.${key}: has more than ${max} items`;
  }
  return null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
