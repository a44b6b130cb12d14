import { findBrokenText } from '../../platform/broken-text.ts';
import { messageKey, signMessage } from '../../platform/crypto/sign-message.ts';
import { readRetryAfter } from '../../platform/outbound/read-retry-after.ts';
import type { OutboundAnswer, Sender } from '../../platform/outbound/send-request.ts';
import { type AnswerOf, answerSchemas, type Operation } from './protocol.ts';

export interface SignedQuestion<O extends Operation> {
  id: string;
  operation: O;
  key: string;
  content: Record<string, unknown>;
  sentAt: Date;
}

/**
 * What one request came to. `WORKING` and `BUSY` are worth another after a while, `AWAY` perhaps; `BROKEN` is an answer
 * that another request would not mend.
 */
export type Sent<O extends Operation> =
  | { kind: 'ANSWERED'; answer: AnswerOf<O> }
  | { kind: 'WORKING'; percent: number | null; retryMs: number }
  | { kind: 'BUSY'; message: string; retryMs: number }
  | { kind: 'AWAY'; message: string }
  | { kind: 'BROKEN'; message: string; retryMs: number };

/** What an adapter may answer at most. */
export const maxAnswerBytes = 5_000_000;

/** One signed request to `{url}/{operation}`, and what its answer means. No text of it quotes the answer. */
export async function sendQuestion<O extends Operation>(
  sender: Sender,
  adapter: { url: string; secret: string; timeoutSeconds: number },
  { id, operation, key, content, sentAt }: SignedQuestion<O>,
): Promise<Sent<O>> {
  const body = JSON.stringify({ operation, key, sentAt: sentAt.toISOString(), ...content });
  const answer = await sender.post({
    url: `${adapter.url}/${operation}`,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Smile-Connectors/1',
      'idempotency-key': key,
      ...signMessage({ id, key: messageKey(adapter.secret), body, sentAt }),
    },
    body,
    timeoutMs: adapter.timeoutSeconds * 1000,
  });
  return readAnswer(operation, answer, sentAt);
}

function readAnswer<O extends Operation>(
  operation: O,
  { statusCode, error, headers, body, isCut }: OutboundAnswer,
  sentAt: Date,
): Sent<O> {
  if (error !== null || statusCode === null) return { kind: 'AWAY', message: error ?? 'There was no answer.' };
  if (statusCode === 429 || (statusCode === 503 && headers?.['retry-after']))
    return { kind: 'BUSY', message: `It answered with status ${statusCode}.`, retryMs: readRetryMs(headers, sentAt) };
  if (statusCode >= 500) return { kind: 'AWAY', message: `It answered with status ${statusCode}.` };
  if (statusCode !== 200 && statusCode !== 202) return broken(`It answered with status ${statusCode}.`);
  const parsed = parseJson(body ?? '');
  if (statusCode === 202)
    return { kind: 'WORKING', percent: readPercent(parsed), retryMs: readRetryMs(headers, sentAt) };
  const reason = findBrokenText(parsed);
  if (reason) return broken(`Its answer is not of the protocol: ${reason}`);
  const read = answerSchemas[operation].safeParse(parsed);
  if (read.success) return { kind: 'ANSWERED', answer: read.data as AnswerOf<O> };
  if (isCut) return broken('Its answer is too long.');
  const { path, message } = read.error.issues[0]!;
  return broken(`Its answer is not of the protocol: ${path.join('.') || 'the body'}: ${message}`);
}

function broken(message: string): Sent<never> {
  return { kind: 'BROKEN', message, retryMs: 0 };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readPercent(body: unknown): number | null {
  const progress = (body as { progress?: unknown } | null | undefined)?.progress;
  return typeof progress === 'number' && progress >= 0 && progress <= 100 ? progress : null;
}

/** Seconds or a date, as HTTP has it: 1 second to 1 minute, 2 seconds unless given. */
export function readRetryMs(headers: OutboundAnswer['headers'], now: Date): number {
  return 1000 * Math.min(60, Math.max(1, readRetryAfter(headers?.['retry-after'], now) ?? 2));
}
