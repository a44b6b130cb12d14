import { ChildFailure } from '../../platform/child-workers/child.ts';
import type { Compute } from '../../platform/child-workers/compute.ts';
import { isTooDeep } from '../../platform/json-depth.ts';
import type { Operation } from './protocol.ts';
import { type AnswerText, type PagePart, type ReadAnswer, type readAdapterAnswer, readAnswer } from './read-answer.ts';

/** Parses answers of any size without blocking the event loop. `BUSY` when too many are waiting. */
export type AnswerReader = <O extends Operation>(
  owner: string,
  answer: AnswerText<O>,
) => Promise<ReadAnswer<O> | 'BUSY'>;

export type AnswerCompute = Pick<Compute<{ readAdapterAnswer: typeof readAdapterAnswer }>, 'run'>;

/** Up to this size, parsing here (a few milliseconds) is faster than handing the answer to another process. */
const inlineCharacters = 64_000;

export function createAnswerReader(compute: AnswerCompute): AnswerReader {
  return async <O extends Operation>(owner: string, answer: AnswerText<O>) => {
    const { text } = answer;
    if (text.length <= inlineCharacters || isTooDeep(text.slice(0, inlineCharacters))) return readAnswer(answer);
    const parts: PagePart[] = [];
    const onPart = (part: unknown) => void parts.push(part as PagePart);
    try {
      const read = (await compute.run('readAdapterAnswer', owner, answer, { onPart })) as ReadAnswer<O>;
      if ('answer' in read && 'data' in read.answer) {
        const data = read.answer.data as unknown as Record<string, unknown[]>;
        for (const { key, items } of parts) data[key]!.push(...items);
      }
      return read;
    } catch (error) {
      if (!(error instanceof ChildFailure)) throw error;
      if (error.reason === 'TIME' || error.reason === 'MEMORY')
        return { problem: 'Its answer takes too long to read.' };
      return 'BUSY';
    }
  };
}
