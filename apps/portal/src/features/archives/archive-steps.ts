import type { Archive } from '@smile/contract/archives';
import type { StatusStep } from '../../ui/status-stepper.tsx';

export interface ArchiveStep extends Pick<StatusStep, 'label' | 'look'> {
  /** Null when it did not happen. */
  time: string | null;
  /** The error's code and message. */
  problem: string[];
}

const colors: Partial<Record<Archive['state']['status'], 'green' | 'amber'>> = {
  ANALYZED: 'green',
  UNSUPPORTED: 'green',
  STARTED: 'amber',
};

/** Green where nothing is left to do, yellow while it lasts, red for anything else (specification 001 §4). */
export function colorOfStatus({ state }: Archive): 'green' | 'amber' | 'red' {
  return colors[state.status] ?? 'red';
}

/** Two steps, both waiting while the archive is read; three, of which the attempt is bad, after a failure. */
export function listArchiveSteps(archive: Archive): ArchiveStep[] {
  const { createdAt, state } = archive;
  const color = colorOfStatus(archive);
  const look = color === 'amber' ? 'waiting' : 'good';
  const created: ArchiveStep = { label: 'Created', look, time: createdAt, problem: [] };
  if (color !== 'red') return [created, { label: 'Last updated', look, time: state.updatedAt, problem: [] }];
  const problem = [state.errorCode, state.errorMessage].filter((line) => line !== null);
  return [
    created,
    { label: 'Last updated', look: 'idle', time: null, problem: [] },
    { label: 'Attempted update', look: 'bad', time: state.updatedAt, problem },
  ];
}
