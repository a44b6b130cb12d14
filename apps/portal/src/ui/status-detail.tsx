import { DateTime } from './format/date-time.tsx';

/** Time of a step, and its problems, one per line. */
export function StatusDetail({ time, problem }: { time: string | null; problem: readonly string[] }) {
  return (
    <>
      {time ? <DateTime value={time} /> : '-'}
      {problem.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </>
  );
}
