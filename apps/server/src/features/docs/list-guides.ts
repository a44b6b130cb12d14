import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guidesFolder } from '../../paths.ts';

/** In reading order. */
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
  /** First sentence, shown in the list of guides. */
  summary: string;
  /** Markdown source, including the heading. */
  source: string;
}

/** Loads the guides. Each file starts with a heading and a paragraph whose first sentence is the summary. */
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
