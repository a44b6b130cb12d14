import { type ApiKey, apiKeyMaxAgeDays } from '@smile/contract/api-keys';

const dayMs = 86_400_000;

export const oldKeyWarning =
  'One or more of your API keys are older than 180 days. For your security, we recommend creating new API keys periodically.';

/** Whole days since the key was created. */
export function ageInDays(key: ApiKey, nowMs: number): number {
  return Math.max(0, Math.floor((nowMs - Date.parse(key.createdAt)) / dayMs));
}

export function isOld(key: ApiKey, nowMs: number): boolean {
  return ageInDays(key, nowMs) > apiKeyMaxAgeDays;
}
