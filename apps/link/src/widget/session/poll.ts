import { CallError } from '@smile/contract/call';

const firstIntervalMs = 400;
const maxIntervalMs = 2000;

/** The browser's clock. */
export const clock: Pick<PollInput<never>, 'wait' | 'now'> = {
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  now: () => performance.now(),
};

interface PollInput<Answer> {
  /** True if the server long-polls: it is asked at once and holds its answer until something changes. */
  isHeld: boolean;
  /** `intervalMs` is the maximum time the server may hold the answer. */
  ask: (intervalMs: number) => Promise<Answer>;
  onAnswer: (answer: Answer) => void;
  /** Called with true when the server becomes unreachable, and with false when it is back. */
  onTrouble: (isTroubled: boolean) => void;
  wait: (ms: number) => Promise<void>;
  now: () => number;
  signal: AbortSignal;
}

/**
 * Polls every 400 ms at first, slowing to every 2 s, until `signal` aborts or the subject is gone (404). Subtracts the
 * time the server held its answer from each interval.
 */
export async function poll<Answer>(input: PollInput<Answer>): Promise<void> {
  const { isHeld, wait, now, signal } = input;
  for (let intervalMs = firstIntervalMs; !signal.aborted; intervalMs = Math.min(maxIntervalMs, intervalMs * 1.4)) {
    if (!isHeld) await wait(intervalMs);
    const askedAt = now();
    if (!signal.aborted) await askOnce(input, Math.round(intervalMs));
    if (isHeld && !signal.aborted) await wait(Math.max(0, intervalMs - (now() - askedAt)));
  }
}

async function askOnce<Answer>(input: PollInput<Answer>, intervalMs: number): Promise<void> {
  const { ask, onAnswer, onTrouble, signal } = input;
  try {
    const answer = await ask(intervalMs);
    if (signal.aborted) return;
    onTrouble(false);
    onAnswer(answer);
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof CallError && error.status === 404) throw error;
    onTrouble(true);
  }
}
