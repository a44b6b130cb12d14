/** From the pool to its child: the parts of a task's input, then the task. */
export type TaskMessage = { part: unknown } | { task: unknown };

/** From the child to its pool, any number of the first and then one of the others. */
export type ChildMessage =
  | { kind: 'PROGRESS'; progress: unknown }
  | { kind: 'RESULT'; result: unknown; memoryBytes: number }
  | { kind: 'ERROR'; message: string };

/** Limits of a child for one task; beyond them it ends itself by a signal. */
export interface ChildLimits {
  memoryBytes: number;
  /** Seconds of work, not of waiting: a busy machine is not the task's fault. */
  cpuSeconds: number;
}

/** Signals that nobody else sends: a kill from outside, or at the end of the server, says nothing about the task. */
export const limitSignals = { MEMORY: 'SIGUSR2', TIME: 'SIGXCPU' } as const;
