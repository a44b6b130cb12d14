import type {
  LookupAnswer,
  LookupFindings,
  LookupQuestions,
  LookupSource,
  SourceKind,
} from '../../../lookup-sources/lookup-source.ts';
import type { LookupOutcome, SettledOutcome } from '../lookup.ts';

export const foundMessage = 'Success!';

interface Question<K extends SourceKind> {
  kind: K;
  id: string;
  question: LookupQuestions[K];
  now: Date;
}

/** Asks the source and converts its answer to the outcome to store; without a source the lookup fails. */
export async function askSource<K extends SourceKind, Result extends object>(
  source: LookupSource | null,
  { kind, id, question, now }: Question<K>,
  /** Result of a finding; null stands for no data. */
  toResult: (finding: LookupFindings[K] | null) => Result,
): Promise<LookupOutcome<Result>> {
  if (!source) return unavailable('No source is configured for this lookup.');
  const answer = await source.ask(kind, id, question, now);
  return toOutcome(answer, toResult);
}

function unavailable(resultMessage: string): SettledOutcome<never> {
  return { status: 'ERROR', resultCode: 'SERVICE_UNAVAILABLE', resultMessage, result: null };
}

function toOutcome<Finding, Result>(
  answer: LookupAnswer<Finding>,
  toResult: (finding: Finding | null) => Result,
): LookupOutcome<Result> {
  switch (answer.outcome) {
    case 'FOUND':
      return {
        status: 'COMPLETED',
        resultCode: 'SUCCESS',
        resultMessage: answer.message ?? foundMessage,
        result: toResult(answer.finding),
      };
    case 'NO_DATA':
      return {
        status: 'COMPLETED',
        resultCode: 'NO_DATA',
        resultMessage: answer.message ?? 'No data was found.',
        result: toResult(null),
      };
    case 'FAILED':
      return { status: 'ERROR', resultCode: answer.resultCode, resultMessage: answer.message, result: null };
    case 'PENDING':
      return {
        status: 'PENDING',
        retryInSeconds: answer.retryInSeconds,
        otherwise: unavailable('The source did not finish in time.'),
      };
    case 'UNREACHABLE':
      return { status: 'PENDING', retryInSeconds: null, otherwise: unavailable(answer.message) };
  }
}
