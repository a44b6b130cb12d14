import { DateTime } from './format/date-time.tsx';

/** When a step of a status happened, and what went wrong in it, line by line. */
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
