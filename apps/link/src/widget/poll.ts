import { CallError } from '@smile/contract/call';

const firstWaitMs = 400;
const longestWaitMs = 2000;

interface PollInput<Answer> {
  ask: () => Promise<Answer>;
  onAnswer: (answer: Answer) => void;
  /** Called with true when the server cannot be reached, and with false once it can again. */
  onTrouble: (isTroubled: boolean) => void;
  wait: (ms: number) => Promise<void>;
  signal: AbortSignal;
}

/** Asks where something stands, at first every 400 ms, later every 2 s, until `signal` ends it or it is gone. */
export async function poll<Answer>({ ask, onAnswer, onTrouble, wait, signal }: PollInput<Answer>): Promise<void> {
  let waitMs = firstWaitMs;
  while (!signal.aborted) {
    await wait(waitMs);
    waitMs = Math.min(longestWaitMs, waitMs * 1.4);
    if (signal.aborted) return;
    try {
      const answer = await ask();
      if (signal.aborted) return;
      onTrouble(false);
      onAnswer(answer);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof CallError && error.status === 404) throw error;
      onTrouble(true);
    }
  }
}
