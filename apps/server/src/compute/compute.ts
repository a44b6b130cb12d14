// Entry point of the compute process, which runs the server's heavy tasks one after another.

import { type ComputeRequest, type ComputeTasks, computeLimits } from '../platform/child-workers/compute.ts';
import { serveTasks } from '../platform/child-workers/serve-tasks.ts';
import { computeTasks } from './compute-tasks.ts';

const tasks: ComputeTasks = computeTasks;

serveTasks<ComputeRequest, unknown, unknown>(
  ({ pool }) => computeLimits[pool],
  async ({ name, input }, send, given) => tasks[name]!(input as never, { given, send }),
);
