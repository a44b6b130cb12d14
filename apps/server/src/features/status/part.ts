export type PartStatus = 'OPERATIONAL' | 'DEGRADED' | 'DOWN';

export interface Part {
  /** A part of the platform, or `Connector` and an adapter's id. */
  name: 'Database' | 'Background work' | 'Email' | 'Files' | 'Widget and hosted pages' | `Connector ${string}`;
  status: PartStatus;
  /** Result of the check, for the public status page. */
  detail: string;
}

export interface SystemStatus {
  status: PartStatus;
  /** ISO date-time. */
  checkedAt: string;
  parts: Part[];
}

const worstFirst: PartStatus[] = ['DOWN', 'DEGRADED', 'OPERATIONAL'];

export function worstOf(parts: readonly Part[]): PartStatus {
  return worstFirst.find((status) => parts.some((part) => part.status === status)) ?? 'OPERATIONAL';
}

/** Status by waiting time: degraded after one minute, down after ten. */
export function judgeDelay(seconds: number): PartStatus {
  if (seconds < 60) return 'OPERATIONAL';
  return seconds < 600 ? 'DEGRADED' : 'DOWN';
}
