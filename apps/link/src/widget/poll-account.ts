import { CallError } from '@smile/contract/call';
import type { LinkAccount } from '@smile/contract/widget';

const firstWaitMs = 400;
const longestWaitMs = 2000;

interface PollInput {
  fetchAccount: () => Promise<LinkAccount>;
  onAccount: (account: LinkAccount) => void;
  /** Called with true when the server cannot be reached, and with false once it can again. */
  onTrouble: (isTroubled: boolean) => void;
  wait: (ms: number) => Promise<void>;
  signal: AbortSignal;
}

/** Asks where an account stands, at first every 400 ms, later every 2 s, until `signal` ends it. */
export async function pollAccount({ fetchAccount, onAccount, onTrouble, wait, signal }: PollInput): Promise<void> {
  let waitMs = firstWaitMs;
  while (!signal.aborted) {
    await wait(waitMs);
    waitMs = Math.min(longestWaitMs, waitMs * 1.4);
    if (signal.aborted) return;
    try {
      const account = await fetchAccount();
      if (signal.aborted) return;
      onTrouble(false);
      onAccount(account);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof CallError && error.status === 404) throw error;
      onTrouble(true);
    }
  }
}
