import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeWords } from '../../../apps/server/src/features/document-reading/tagging/describe-words.ts';
import { type TagModel, tagsOf } from '../../../apps/server/src/features/document-reading/tagging/tag-model.ts';
import { packTagModel } from '../../../apps/server/src/features/document-reading/tagging/tag-model-file.ts';
import { tagWords } from '../../../apps/server/src/features/document-reading/tagging/tag-words.ts';
import { percent } from '../../measure/figures.ts';
import { collectPools, type FilledLesson, fillLesson, type Pools } from './fill-lesson.ts';
import { type LessonGroup, lessonGroups } from './lesson-groups.ts';
import { type LessonTemplate, loadLessons } from './load-lessons.ts';
import { type Lesson, trainTagger } from './train-tagger.ts';

/** How often each template is filled for training. */
const fills = 3;
/** One template in this many is held out. */
const keptApart = 6;
const sureFrom = 0.95;

/**
 * Trains on five of six lessons and reports how many values of the sixth are found. With `BENCH_WRITE=1` it trains on
 * all lessons and writes the models that the reader uses.
 */
export function benchTagger(say: (line: string) => void): void {
  for (const group of lessonGroups) {
    const templates = loadLessons(group);
    const pools = collectPools(templates.map(({ text }) => text));
    const isKept = (_: unknown, at: number) => at % keptApart !== 0;
    const model = train(group, templates.filter(isKept), pools);
    const apart = templates.filter((_, at) => at % keptApart === 0);
    const { values, right, wrong, sure, sureRight } = tally(
      model,
      apart.map(({ text }, at) => fillLesson(text, `apart ${at}`, pools)),
    );
    say(
      `${group.name}: ${templates.length} lessons; of ${values} values of ${apart.length} kept apart ` +
        `${percent(right / values)} found, ${percent(wrong / values)} wrong; ${sureRight} of ${sure} sure ones right`,
    );
    if (process.env.BENCH_WRITE) write(group, train(group, templates, pools), say);
  }
}

function train(group: LessonGroup, templates: readonly LessonTemplate[], pools: Pools): TagModel {
  const lessons = templates.flatMap(({ text }, at) =>
    Array.from({ length: fills }, (_, fill) => toLesson(group, fillLesson(text, `${at} ${fill}`, pools))),
  );
  return trainTagger(lessons, group.fields);
}

function toLesson({ fields }: LessonGroup, { lines, marks }: FilledLesson): Lesson {
  const tags = tagsOf(fields);
  const number = (mark: FilledLesson['marks'][number]) =>
    mark ? tags.indexOf(`${mark.isStart ? 'B' : 'I'} ${mark.field}`) : 0;
  return { features: describeWords(lines).features, tags: Uint8Array.from(marks, number) };
}

function tally(
  model: TagModel,
  pages: readonly FilledLesson[],
): Record<'values' | 'right' | 'wrong' | 'sure' | 'sureRight', number> {
  const sum = { values: 0, right: 0, wrong: 0, sure: 0, sureRight: 0 };
  for (const { lines, marks } of pages) {
    const tokens = lines.flatMap((line) => line.tokens);
    const wanted = new Map<string, Set<number>>();
    for (const [at, mark] of marks.entries())
      if (mark?.isStart) wanted.set(mark.field, new Set([...(wanted.get(mark.field) ?? []), at]));
    const found = tagWords(model, lines).runs.filter(({ probability }) => probability >= 0.5);
    sum.values += wanted.size;
    for (const { field, tokens: run, probability } of found) {
      const start = tokens.indexOf(run[0]!);
      const isWhole =
        marks[start + run.length]?.isStart !== false && run.every((_, by) => marks[start + by]?.field === field);
      const isRight = wanted.get(field)?.has(start) && isWhole;
      sum[isRight ? 'right' : 'wrong'] += 1;
      if (probability < sureFrom) continue;
      sum.sure += 1;
      if (isRight) sum.sureRight += 1;
    }
  }
  return sum;
}

function write({ name }: LessonGroup, model: TagModel, say: (line: string) => void): void {
  const file = new URL(`../../apps/server/src/features/document-reading/tagging/${name}-model.json`, import.meta.url);
  const text = `${JSON.stringify(packTagModel(model))}\n`;
  writeFileSync(fileURLToPath(file), text);
  say(
    `${name}: ${model.features.length} features, ${model.weights.length} weights, ${Math.round(text.length / 1000)} kB`,
  );
}
