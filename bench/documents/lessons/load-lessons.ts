import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LessonGroup } from './lesson-groups.ts';

export interface LessonTemplate {
  /** Source file: the lessons of one writer. */
  source: string;
  text: string;
}

/** The bench is bundled into `bench/dist`. */
const folderOf = ({ folder }: LessonGroup) =>
  fileURLToPath(new URL(`../documents/lessons/${folder}/`, import.meta.url));
const heading = /^# (\w+)\n/;

/** The templates of a group, in file order. */
export function loadLessons(group: LessonGroup): LessonTemplate[] {
  const folder = folderOf(group);
  return readdirSync(folder)
    .sort()
    .flatMap((source) =>
      readFileSync(`${folder}${source}`, 'utf8')
        .split(/^-----$/m)
        .map((text) => text.replace(/^\n+|\s+$/g, ''))
        .filter((text) => text !== '' && isOf(group, text))
        .map((text) => ({ source, text: text.replace(heading, '') })),
    );
}

function isOf({ types }: LessonGroup, text: string): boolean {
  return types.length === 0 || types.includes(heading.exec(text)?.[1] ?? '');
}
