import { randomUUID } from 'node:crypto';
import { type AnswerOf, answerSchemas, type Operation } from '../../connectors/http-adapter/protocol.ts';
import { maxAnswerBytes, readRetryMs } from '../../connectors/http-adapter/send-adapter-request.ts';
import { messageKey, signMessage } from '../../platform/crypto/sign-message.ts';
import type { OutboundAnswer, Sender } from '../../platform/outbound/send-request.ts';

/** Name of a case, and a function that throws a Fault when the adapter fails it. */
export type Case = [name: string, run: () => Promise<void>];

/** Data that a case leaves for later cases. */
export interface Notes {
  state: Record<string, unknown> | null;
}

/** An answer that breaks the protocol; the message never quotes the answer. */
export class Fault extends Error {}

export interface Target {
  url: string;
  secret: string;
}

interface Message {
  operation: string;
  content: Record<string, unknown>;
  /** Idempotency key of a step; random by default. */
  key?: string;
  /** Deviations from a valid request. */
  id?: string;
  secret?: string;
  sentAt?: Date;
  unsigned?: boolean;
  /** Replaces the body after it was signed. */
  sentAs?: string;
  rawBody?: string;
  timeoutMs?: number;
}

const patienceMs = 120_000;
const answerLimitMs = 30_000;

/** Sends valid and invalid requests to an adapter. */
export interface Probe {
  /** Sends one request and returns whatever happens. */
  send(message: Message): Promise<OutboundAnswer>;
  /** Sends a valid request and repeats it while the answer is `202`. @throws Fault */
  ask<O extends Operation>(message: Message & { operation: O }): Promise<AnswerOf<O>>;
}

export function createProbe(target: Target, sender: Sender): Probe {
  const send = (message: Message) => sender.post(toRequest(target, message));
  return {
    send,
    async ask<O extends Operation>(message: Message & { operation: O }) {
      const whole = { ...message, key: message.key ?? randomUUID() };
      const untilMs = performance.now() + patienceMs;
      for (;;) {
        const answer = await send(whole);
        if (answer.error !== null) throw new Fault(`no answer: ${answer.error}`);
        if (answer.statusCode === 202) {
          await waitFor(answer, untilMs);
          continue;
        }
        return readAnswer(message.operation, answer);
      }
    },
  };
}

function toRequest({ url, secret }: Target, message: Message) {
  const { operation, content, key = randomUUID(), sentAt = new Date(), id = `msg_${randomUUID()}` } = message;
  const body = message.rawBody ?? JSON.stringify({ operation, key, sentAt: sentAt.toISOString(), ...content });
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Smile-Connectors/1',
    'idempotency-key': key,
    ...(!message.unsigned && signMessage({ id, key: messageKey(message.secret ?? secret), body, sentAt })),
  };
  const timeoutMs = message.timeoutMs ?? answerLimitMs;
  return { url: `${url}/${operation}`, headers, body: message.sentAs ?? body, timeoutMs };
}

async function waitFor(answer: OutboundAnswer, untilMs: number): Promise<void> {
  if (!answer.headers?.['retry-after']) throw new Fault('status 202 without a retry-after header');
  const waitMs = readRetryMs(answer.headers, new Date());
  if (performance.now() + waitMs > untilMs) throw new Fault('status 202 for two minutes');
  await new Promise((done) => setTimeout(done, waitMs));
}

function readAnswer<O extends Operation>(operation: O, { statusCode, body }: OutboundAnswer): AnswerOf<O> {
  if (statusCode !== 200) throw new Fault(`status ${statusCode}, expected 200`);
  if (Buffer.byteLength(body ?? '') >= maxAnswerBytes) throw new Fault('an answer of more than 5 MB');
  let parsed: unknown;
  try {
    parsed = JSON.parse(body ?? '');
  } catch {
    throw new Fault('an answer that is not JSON');
  }
  const read = answerSchemas[operation].safeParse(parsed);
  if (read.success) return read.data as AnswerOf<O>;
  const texts = read.error.issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.join('.') || 'the answer'}: ${message}`);
  throw new Fault(texts.join('; '));
}
