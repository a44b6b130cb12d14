import { ChildFailure } from '../../platform/child-workers/child.ts';
import type { Compute } from '../../platform/child-workers/compute.ts';
import { decodeText } from '../../platform/outbound/decode-text.ts';
import { readRetryAfter } from '../../platform/outbound/send-request.ts';
import type { LookupAnswer, LookupFindings, LookupQuestions, LookupSource, SourceKind } from '../lookup-source.ts';
import { brokenText, readLookupAnswer, unreadable } from './read-answer.ts';

interface HttpSourceOptions {
  url: string;
  /** Bearer token; null for none. */
  token: string | null;
  /** Replaces the global `fetch`. */
  send?: typeof fetch;
  /** Called for each request. */
  onCall?: (call: { kind: SourceKind; outcome: string; seconds: number }) => void;
}

const timeoutMs = 30_000;
/** Added to the caller's limit, so that an adapter that uses all of it can still answer. */
const graceMs = 3_000;
const maxAnswerBytes = 2_000_000;
const defaultRetrySeconds = 30;
/** Up to this size, parsing here (a few milliseconds) is faster than handing the answer to another process. */
const inlineCharacters = 64_000;
const owner = 'lookup adapter';

export type LookupCompute = Pick<Compute<{ readLookupAnswer: typeof readLookupAnswer }>, 'run'>;

/** Calls an adapter service by the protocol in docs/connectors.md. */
export function createHttpSource(options: HttpSourceOptions, compute: LookupCompute): LookupSource {
  return {
    async ask<K extends SourceKind>(kind: K, id: string, question: LookupQuestions[K], now: Date) {
      const startedMs = performance.now();
      const answer = await askOnce({ ...options, compute }, { kind, id, question, now }).catch(
        (error: Error): LookupAnswer<LookupFindings[K]> =>
          isTooCostly(error) ? tooCostly : { outcome: 'UNREACHABLE', message: describeError(error) },
      );
      const seconds = (performance.now() - startedMs) / 1000;
      options.onCall?.({ kind, outcome: callOutcomes[answer.outcome], seconds });
      return answer;
    },
  };
}

/** Metric outcomes, named as for connector adapters. */
const callOutcomes = {
  FOUND: 'answered',
  NO_DATA: 'answered',
  FAILED: 'answered',
  PENDING: 'working',
  UNREACHABLE: 'away',
} as const;

async function askOnce<K extends SourceKind>(
  { url, token, compute, send = fetch }: HttpSourceOptions & { compute: LookupCompute },
  { kind, id, question, now }: { kind: K; id: string; question: LookupQuestions[K]; now: Date },
): Promise<LookupAnswer<LookupFindings[K]>> {
  const limitMs = 'timeoutSeconds' in question ? question.timeoutSeconds * 1000 + graceMs : timeoutMs;
  const response = await send(`${url}/lookups/${kind}`, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': id,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ id, requestedAt: now.toISOString(), ...question }),
  });
  if (response.status === 202) return { outcome: 'PENDING', retryInSeconds: retrySecondsOf(response, now) };
  if (response.status !== 200)
    return { outcome: 'UNREACHABLE', message: `The source answered with status ${response.status}.` };
  const bytes = await readBytes(response);
  if (bytes === null) return unreadable('The source’s answer is too long.');
  const text = decodeText(bytes, response.headers.get('content-type'));
  if (text === null) return brokenText;
  const read =
    text.length > inlineCharacters
      ? await compute.run('readLookupAnswer', owner, { kind, text })
      : readLookupAnswer({ kind, text });
  return read as LookupAnswer<LookupFindings[K]>;
}

/** Null when the body exceeds the limit. */
async function readBytes({ body }: Response): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxAnswerBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function retrySecondsOf(response: Response, now: Date): number {
  const seconds = readRetryAfter(response.headers.get('retry-after'), now) ?? defaultRetrySeconds;
  return Math.min(3600, Math.max(1, seconds));
}

const tooCostly = unreadable('The answer of the source takes too long to read.');

function isTooCostly(error: Error): boolean {
  return error instanceof ChildFailure && (error.reason === 'TIME' || error.reason === 'MEMORY');
}

/** Never quotes the answer, which contains personal data. */
function describeError(error: Error): string {
  if (error.name === 'TimeoutError') return 'The source did not answer in time.';
  if (error instanceof ChildFailure) return 'The answer of the source could not be read yet.';
  return 'The source could not be reached.';
}
