import { useState } from 'react';
import { describeRefusal } from './session/describe-refusal.ts';

const texts = {
  lost: 'The connection was lost. Check your internet and try again.',
  forbidden: 'New connections are not possible right now. Please try again later.',
  failed: 'Something went wrong on our side. Please try again.',
};

/** Runs one form request at a time and turns a failure into a message. */
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
      setProblem(describeRefusal(error, texts));
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, problem, setProblem, submit };
}
