import { messageKey, signMessage } from '../../platform/crypto/sign-message.ts';
import { type OutboundAnswer, readRetryAfter, type Sender } from '../../platform/outbound/send-request.ts';
import type { AnswerReader } from './answer-reader.ts';
import type { AnswerOf, Operation } from './protocol.ts';

export interface SignedQuestion<O extends Operation> {
  id: string;
  operation: O;
  key: string;
  content: Record<string, unknown>;
  sentAt: Date;
}

/** Outcome of one request. `WORKING` and `BUSY` are retried later, `AWAY` may be; retrying `BROKEN` would not help. */
export type Sent<O extends Operation> =
  | { kind: 'ANSWERED'; answer: AnswerOf<O> }
  | { kind: 'WORKING'; percent: number | null; retryMs: number }
  | { kind: 'BUSY'; message: string; retryMs: number }
  | { kind: 'AWAY'; message: string }
  | { kind: 'BROKEN'; message: string; retryMs: number };

/** Maximum size of an adapter's answer. */
export const maxAnswerBytes = 5_000_000;
/** Maximum length of an answer that only reports progress. */
const maxProgressCharacters = 4000;
const busyRetryMs = 2000;

interface Reach {
  sender: Sender;
  read: AnswerReader;
}

/** Sends one signed request to `{url}/{operation}` and classifies the answer, without ever quoting it. */
export async function sendAdapterRequest<O extends Operation>(
  { sender, read }: Reach,
  adapter: { id: string; url: string; secret: string; timeoutSeconds: number },
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
  const status = readStatus(answer, sentAt);
  if (status) return status;
  const text = answer.body ?? '';
  if (answer.isCut) return broken('Its answer is too long.');
  if (answer.isGarbled) return broken('Its answer is not valid UTF-8.');
  const found = await read(`adapter ${adapter.id}`, { operation, text });
  if (found === 'BUSY') return { kind: 'BUSY', message: 'Too many answers wait to be read.', retryMs: busyRetryMs };
  return 'problem' in found ? broken(found.problem) : { kind: 'ANSWERED', answer: found.answer };
}

/** Null when the answer is the body itself, not a status. */
function readStatus({ statusCode, error, headers, body }: OutboundAnswer, sentAt: Date): Sent<never> | null {
  if (error !== null || statusCode === null) return { kind: 'AWAY', message: error ?? 'There was no answer.' };
  if (statusCode === 429 || (statusCode === 503 && headers?.['retry-after']))
    return { kind: 'BUSY', message: `It answered with status ${statusCode}.`, retryMs: readRetryMs(headers, sentAt) };
  if (statusCode >= 500) return { kind: 'AWAY', message: `It answered with status ${statusCode}.` };
  if (statusCode === 202)
    return { kind: 'WORKING', percent: readPercent(body ?? ''), retryMs: readRetryMs(headers, sentAt) };
  return statusCode === 200 ? null : broken(`It answered with status ${statusCode}.`);
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

function readPercent(text: string): number | null {
  const body = text.length <= maxProgressCharacters ? parseJson(text) : undefined;
  const progress = (body as { progress?: unknown } | null | undefined)?.progress;
  return typeof progress === 'number' && progress >= 0 && progress <= 100 ? progress : null;
}

/** Parses `Retry-After` (RFC 9110 §10.2.3), limited to 1..60 seconds; 2 seconds by default. */
export function readRetryMs(headers: OutboundAnswer['headers'], now: Date): number {
  return 1000 * Math.min(60, Math.max(1, readRetryAfter(headers?.['retry-after'], now) ?? 2));
}
