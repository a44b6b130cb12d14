import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guidesFolder } from '../../paths.ts';

/** In the order in which one needs them. */
export const guideNames = [
  'getting-started',
  'widget',
  'webhooks',
  'lookups',
  'invites',
  'hosted-sites',
  'documents',
  'testing',
  'going-live',
  'migrating',
] as const;
export type GuideName = (typeof guideNames)[number];

export interface Guide {
  name: GuideName;
  title: string;
  /** Its first sentence, for the list. */
  summary: string;
  /** As written, with its heading. */
  source: string;
}

/** Each guide as its file has it: a heading, then a paragraph whose first sentence says what it is for. */
export function listGuides(): Guide[] {
  return guideNames.map((name) => {
    const source = readFileSync(join(guidesFolder, `${name}.md`), 'utf8');
    const [, title, opening] = /^# (.+)\n\n(.+)$/m.exec(source)!;
    const [summary] = /^.*?\.(?=\s|$)/.exec(opening!)!;
    return { name, title: title!, summary: summary!, source };
  });
}

/** Anchor of a heading. */
export function toAnchor(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
