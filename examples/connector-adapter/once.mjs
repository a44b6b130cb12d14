// A repeated step, after a lost response or by a replay attack, gets the first response again.
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
    // Failed or unfinished answers may be tried again.
    answer.catch(() => answers.delete(key));
    return answer;
  };
}
