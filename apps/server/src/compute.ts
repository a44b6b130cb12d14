// The program that computes for the server, one task after the other, in a process of its own.
import { computeTasks } from './compute-tasks.ts';
import { type ComputeRequest, computeLimits } from './platform/child-workers/compute.ts';
import { serveTasks } from './platform/child-workers/serve-tasks.ts';

const tasks: Record<string, (input: never) => unknown> = computeTasks;

serveTasks<ComputeRequest, unknown, never>(computeLimits, async ({ name, input }) => tasks[name]!(input as never));
