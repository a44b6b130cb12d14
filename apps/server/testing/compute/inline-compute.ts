import { computeTasks } from '../../src/compute/compute-tasks.ts';
import type { Dependencies } from '../../src/context.ts';
import type { ComputeTasks } from '../../src/platform/child-workers/compute.ts';

const tasks: ComputeTasks = computeTasks;

/** Runs tasks in this process, for tests without a bundled compute program. */
export const inlineCompute = {
  run: async (
    name: string,
    _owner: string,
    input: unknown,
    parts: { given?: unknown[]; onPart?: (part: unknown) => void } = {},
  ) => tasks[name]!(input as never, { given: parts.given ?? [], send: parts.onPart ?? (() => undefined) }),
  close: async () => undefined,
} as Dependencies['compute'];
