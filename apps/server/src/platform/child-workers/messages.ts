/** Pool to child: first the parts of a task's input, then the task. */
export type TaskMessage = { part: unknown } | { task: unknown };

/** Child to pool: any number of PROGRESS, then one RESULT or ERROR. */
export type ChildMessage =
  | { kind: 'PROGRESS'; progress: unknown }
  | { kind: 'RESULT'; result: unknown; memoryBytes: number }
  | { kind: 'ERROR'; message: string };

/** Limits of a child for one task; when exceeded, the child kills itself by a signal. */
export interface ChildLimits {
  memoryBytes: number;
  /** CPU time, not elapsed time, since a busy machine is not the task's fault. */
  cpuSeconds: number;
}

/** Signals that nothing else sends, so that a kill from outside or at shutdown is not blamed on the task. */
export const limitSignals = { MEMORY: 'SIGUSR2', TIME: 'SIGXCPU' } as const;
