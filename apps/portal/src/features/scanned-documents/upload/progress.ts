import type { ReadingStage } from '@smile/contract/archive-readings';

/** Interval and step, in points, of the bar's own movement. */
export const tickMs = 800;
const tickPoints = 2.6;

export const firstProgress = 1;

/** Label of each stage, and the bar's maximum during it. */
const stages: Record<ReadingStage, { label: string; end: number }> = {
  OPEN: { label: 'Opening the file', end: 15 },
  PREPARE: { label: 'Straightening the page', end: 25 },
  RECOGNISE: { label: 'Reading the words', end: 55 },
  CLASSIFY: { label: 'Identifying the document', end: 65 },
  EXTRACT: { label: 'Finding the fields', end: 78 },
  SECOND_LOOK: { label: 'Rereading unclear parts', end: 88 },
  VALIDATE: { label: 'Checking the fields against each other', end: 95 },
  STORE: { label: 'Saving the result', end: 99 },
};
const order = Object.keys(stages) as ReadingStage[];
const uploadEnd = 8;

/** `isUploaded` once the server has the file; it is then queued until the first stage arrives. */
export interface Progress {
  isUploaded: boolean;
  stage: ReadingStage | null;
}

/** Moves the bar between real stages, but never past the current stage's maximum. */
export function tick(points: number, { isUploaded, stage }: Progress): number {
  const end = stage ? stages[stage].end : isUploaded ? stages.OPEN.end : uploadEnd;
  return Math.max(points, Math.min(end, points + tickPoints));
}

/** A new stage moves the bar to the previous stage's maximum; the bar never moves back. */
export function reach(points: number, { isUploaded, stage }: Progress): number {
  if (!stage) return isUploaded ? Math.max(points, uploadEnd) : points;
  const before = order[order.indexOf(stage) - 1];
  return Math.max(points, before ? stages[before].end : uploadEnd);
}

export function describeProgress({ isUploaded, stage }: Progress): string {
  if (stage) return stages[stage].label;
  return isUploaded ? 'Waiting for its turn' : 'Uploading the file';
}
