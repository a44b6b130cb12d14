// The same step asked for again, after a lost answer or by somebody who recorded it, gets the answer of the first time.
const keptMs = 15 * 60_000;

export function createOnce(now = () => Date.now()) {
  const answers = new Map();
  return async function once(key, work) {
    for (const [old, { atMs }] of answers) {
      if (now() - atMs < keptMs) break;
      answers.delete(old);
    }
    const known = answers.get(key);
    if (known) return known.answer;
    const answer = work();
    answers.set(key, { answer, atMs: now() });
    // A failed or unfinished answer may be tried again.
    answer.catch(() => answers.delete(key));
    return answer;
  };
}
