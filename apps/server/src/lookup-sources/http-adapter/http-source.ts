import { findBrokenText } from '../../platform/broken-text.ts';
import { readRetryAfter } from '../../platform/outbound/read-retry-after.ts';
import type { LookupAnswer, LookupFindings, LookupQuestions, LookupSource, SourceKind } from '../lookup-source.ts';
import { findingSchemas, outcomeSchema } from './answer-schemas.ts';

interface HttpSourceOptions {
  url: string;
  /** Sent as a bearer token; null for none. */
  token: string | null;
}

const timeoutMs = 30_000;
/** An adapter that waits for items up to the caller's limit needs a little more to answer. */
const graceMs = 3_000;
const maxAnswerCharacters = 2_000_000;
const defaultRetrySeconds = 30;

/** Asks an adapter service by the protocol of docs/connectors.md. */
export function createHttpSource(options: HttpSourceOptions): LookupSource {
  return {
    async ask<K extends SourceKind>(kind: K, id: string, question: LookupQuestions[K], now: Date) {
      try {
        return await askOnce(options, { kind, id, question, now });
      } catch (error) {
        return { outcome: 'UNREACHABLE', message: describeError(error as Error) };
      }
    },
  };
}

async function askOnce<K extends SourceKind>(
  { url, token }: HttpSourceOptions,
  { kind, id, question, now }: { kind: K; id: string; question: LookupQuestions[K]; now: Date },
): Promise<LookupAnswer<LookupFindings[K]>> {
  const limitMs = 'timeoutSeconds' in question ? question.timeoutSeconds * 1000 + graceMs : timeoutMs;
  const response = await fetch(`${url}/lookups/${kind}`, {
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
  const text = await response.text();
  if (response.status === 202) return { outcome: 'PENDING', retryInSeconds: retrySecondsOf(response, now) };
  if (response.status !== 200) return unusable(`status ${response.status}`);
  if (text.length > maxAnswerCharacters) return unusable('an answer that is too long');
  return readAnswer(kind, text);
}

function readAnswer<K extends SourceKind>(kind: K, text: string): LookupAnswer<LookupFindings[K]> {
  const body: unknown = JSON.parse(text);
  if (findBrokenText(body))
    return {
      outcome: 'FAILED',
      resultCode: 'SYSTEM_ERROR',
      message: 'The source answered with a text that is broken.',
    };
  const outcome = outcomeSchema.parse(body);
  const message = outcome.resultMessage || null;
  const code = outcome.resultCode;
  if (code === 'NO_DATA') return { outcome: 'NO_DATA', message };
  if (code !== 'SUCCESS')
    return { outcome: 'FAILED', resultCode: code, message: message ?? 'The source could not answer.' };
  return { outcome: 'FOUND', finding: findingSchemas[kind].parse(body), message };
}

function retrySecondsOf(response: Response, now: Date): number {
  const seconds = readRetryAfter(response.headers.get('retry-after'), now) ?? defaultRetrySeconds;
  return Math.min(3600, Math.max(1, seconds));
}

function unusable(what: string): LookupAnswer<never> {
  return { outcome: 'UNREACHABLE', message: `The source answered with ${what}.` };
}

/** Never quotes the answer: it holds personal data. */
function describeError(error: Error): string {
  if (error.name === 'TimeoutError') return 'The source did not answer in time.';
  if (error.name === 'ZodError' || error instanceof SyntaxError)
    return 'The source answered something else than its protocol says.';
  return 'The source could not be reached.';
}
