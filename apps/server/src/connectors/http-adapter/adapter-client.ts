import { createHmac } from 'node:crypto';
import type { RandomBytes } from '../../platform/ids.ts';
import type { Log } from '../../platform/log.ts';
import type { Sender } from '../../platform/outbound/send-request.ts';
import type { AnswerReader } from './answer-reader.ts';
import { type Circuit, createCircuit } from './circuit.ts';
import { createLimiter, type Limiter } from './limiter.ts';
import type { AnswerOf, Operation } from './protocol.ts';
import { sendAdapterRequest } from './send-adapter-request.ts';

export interface AdapterSettings {
  id: string;
  url: string;
  /** Signing key of every request. */
  secret: string;
  /** True when the adapter's URL may be `http` and have a private address. */
  allowPrivate: boolean;
  /** Maximum concurrent requests per provider. */
  maxConcurrent: number;
  /** Timeout of one request. */
  timeoutSeconds: number;
}

export interface Question<O extends Operation> {
  operation: O;
  /** Idempotency key: equal for all attempts of one step. */
  key: string;
  /** Selects the concurrency limit and the circuit breaker; null for requests about the adapter itself. */
  providerId: string | null;
  content: Record<string, unknown>;
  manner: Manner;
  /** Called for each "still working" answer, with 0..100 if it reports progress. */
  onWorking?: (percent: number | null) => Promise<void>;
}

/** `AWAY`: no answer in time; `BROKEN`: an answer that breaks the protocol. */
export type AdapterAnswer<O extends Operation> =
  | { kind: 'ANSWERED'; answer: AnswerOf<O> }
  | { kind: 'FAILED'; reason: 'AWAY' | 'BROKEN'; message: string };

export interface AdapterClient {
  ask<O extends Operation>(question: Question<O>): Promise<AdapterAnswer<O>>;
  /** Number of providers with a closed and with an open circuit breaker. */
  countCircuits(): { closed: number; open: number };
}

interface ClientOptions {
  sender: Sender;
  read: AnswerReader;
  log: Log;
  randomBytes: RandomBytes;
  nowMs?: () => number;
  wait?: (ms: number) => Promise<void>;
  /** Called for each request, including those that the circuit breaker refused. */
  onCall?: (call: { operation: Operation; outcome: string; seconds: number }) => void;
}

/** `interactive`: someone waits for the answer; `background`: nobody does; `probe`: a health check. */
type Manner = 'interactive' | 'background' | 'probe';

/** How long and how often to retry a busy or unreachable adapter, and whether to wait until an open circuit closes. */
const manners: Record<Manner, { patienceMs: number; retries: number; outwaitsCircuit: boolean }> = {
  interactive: { patienceMs: 90_000, retries: 2, outwaitsCircuit: false },
  background: { patienceMs: 300_000, retries: 100, outwaitsCircuit: true },
  probe: { patienceMs: 10_000, retries: 0, outwaitsCircuit: false },
};

/** Backoff after each failed attempt; the last value repeats. */
const retryWaitsMs = [500, 2000, 6000, 15_000];

/** Client of one adapter: signs requests, limits concurrency, retries, and stops calling a provider that is down. */
export function createAdapterClient(settings: AdapterSettings, options: ClientOptions): AdapterClient {
  const { log, nowMs = Date.now, wait = pause } = options;
  const guards = new Map<string, { circuit: Circuit; limiter: Limiter }>();
  const guardOf = (providerId: string | null) => {
    const name = providerId ?? '';
    const known = guards.get(name);
    if (known) return known;
    const guard = { circuit: createCircuit(nowMs), limiter: createLimiter(settings.maxConcurrent) };
    guards.set(name, guard);
    return guard;
  };
  return {
    countCircuits() {
      const open = [...guards.values()].filter(({ circuit }) => circuit.isOpen()).length;
      return { closed: guards.size - open, open };
    },
    async ask(question) {
      const guard = guardOf(question.providerId);
      const { patienceMs, retries, outwaitsCircuit } = manners[question.manner];
      const untilMs = nowMs() + patienceMs;
      let last = 'The provider did not answer lately.';
      for (let failures = 0; ; ) {
        const sent = await sendGuarded(settings, options, { question, guard });
        if (sent.kind === 'ANSWERED') return sent;
        if (sent.kind === 'WORKING') await question.onWorking?.(sent.percent);
        else if (sent.kind !== 'REFUSED') last = sent.message;
        const isAway = sent.kind === 'AWAY' || sent.kind === 'REFUSED';
        const waitMs = isAway ? retryWait(failures++) : sent.retryMs;
        const givesUp = sent.kind === 'BROKEN' || (sent.kind === 'REFUSED' && !outwaitsCircuit) || failures > retries;
        if (!givesUp && nowMs() + waitMs <= untilMs) {
          await wait(waitMs);
          continue;
        }
        const { operation, providerId } = question;
        log.warn({ adapter: settings.id, operation, providerId, reason: last }, 'an adapter did not answer');
        return { kind: 'FAILED', reason: sent.kind === 'BROKEN' ? 'BROKEN' : 'AWAY', message: last };
      }
    },
  };
}

async function sendGuarded<O extends Operation>(
  settings: AdapterSettings,
  { sender, read, randomBytes, nowMs = Date.now, onCall }: ClientOptions,
  { question, guard }: { question: Question<O>; guard: { circuit: Circuit; limiter: Limiter } },
) {
  return guard.limiter.run(async () => {
    const { operation, key, content } = question;
    const startedMs = performance.now();
    const report = (kind: string) =>
      onCall?.({ operation, outcome: kind.toLowerCase(), seconds: (performance.now() - startedMs) / 1000 });
    if (!guard.circuit.admits()) {
      report('REFUSED');
      return { kind: 'REFUSED' as const };
    }
    const id = `msg_${randomBytes(16).toString('hex')}`;
    const request = { id, operation, key: hideKey(settings.secret, key), content, sentAt: new Date(nowMs()) };
    const sent = await sendAdapterRequest({ sender, read }, settings, request);
    report(sent.kind);
    // A broken answer concerns one account, so it must not open the circuit for all others.
    if (sent.kind === 'AWAY') guard.circuit.fail();
    else if (sent.kind === 'BROKEN') guard.circuit.pass();
    else guard.circuit.succeed();
    return sent;
  });
}

/** Hashes the key, since it contains our ids; the adapter only needs to recognise repeated requests. */
function hideKey(secret: string, key: string): string {
  return createHmac('sha256', secret).update(key).digest('hex').slice(0, 40);
}

function retryWait(failures: number): number {
  return retryWaitsMs[Math.min(failures, retryWaitsMs.length - 1)]!;
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
