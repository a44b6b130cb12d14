import type { Archive } from '@smile/contract/archives';
import type { StatusStep } from '../../ui/status-stepper.tsx';

export interface ArchiveStep extends Pick<StatusStep, 'label' | 'look'> {
  /** Null if the step did not happen. */
  time: string | null;
  /** Error code and message. */
  problem: string[];
}

const colors: Partial<Record<Archive['state']['status'], 'green' | 'amber'>> = {
  ANALYZED: 'green',
  UNSUPPORTED: 'green',
  STARTED: 'amber',
};

/** Green when done, amber while in progress, red otherwise (specification 001 §4). */
export function colorOfStatus({ state }: Archive): 'green' | 'amber' | 'red' {
  return colors[state.status] ?? 'red';
}

/** Two pending steps while the archive is read; three after a failure, with a failed attempt. */
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
