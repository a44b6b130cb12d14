import { CallError } from '@smile/contract/call';
import { useState } from 'react';

/** Runs one request of a form at a time and words its failure for the person. */
export function useSubmission() {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(request: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(null);
    try {
      await request();
    } catch (error) {
      setProblem(describeProblem(error));
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, problem, setProblem, submit };
}

function describeProblem(error: unknown): string {
  if (!(error instanceof CallError)) throw error;
  if (error.status === 0) return 'The connection was lost. Check your internet and try again.';
  if (error.code === 'LINK_EXPIRED') return 'This page takes no new connections any more.';
  if (error.status === 403) return 'New connections are not possible right now. Please try again later.';
  if (error.status === 404) return 'This account is no longer available. Please go back and try again.';
  if (error.status === 429) return 'Too many attempts. Please wait a moment, then try again.';
  return 'Something went wrong on our side. Please try again.';
}
