import { passwordAgeDays } from '@smile/contract/developers';

export type PasswordState = 'SAFE' | 'WARNING' | 'RISK';

const dayMs = 86_400_000;

/** WARNING from a password age of 80 days, RISK from 90 (specification 000 §4). */
export function passwordState(passwordUpdatedAt: string, nowMs: number): PasswordState {
  const ageDays = (nowMs - Date.parse(passwordUpdatedAt)) / dayMs;
  if (ageDays >= passwordAgeDays.risk) return 'RISK';
  return ageDays >= passwordAgeDays.warning ? 'WARNING' : 'SAFE';
}

/** Whole days until the password must be changed; at least 1. */
export function daysUntilExpiry(passwordUpdatedAt: string, nowMs: number): number {
  const left = passwordAgeDays.risk - (nowMs - Date.parse(passwordUpdatedAt)) / dayMs;
  return Math.max(1, Math.ceil(left));
}
