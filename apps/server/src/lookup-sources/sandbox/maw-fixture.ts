import { createHash } from 'node:crypto';
import type { MawItem } from '@smile/contract/maws';
import { addDays, toDay } from '../../platform/calendar.ts';

const warnings = [
  { daysAgo: 5, platform: 'a', level: '5', source: 'voice', duration: null },
  { daysAgo: 12, platform: 'b', level: '4', source: 'seat', duration: '42' },
  { daysAgo: 33, platform: 'a', level: '3', source: 'sms', duration: null },
  { daysAgo: 58, platform: 'c', level: '2', source: 'seat', duration: '10' },
  { daysAgo: 90, platform: 'd', level: '1', source: 'sms', duration: null },
] as const;

/** One warning of each level, newest first. */
export function listMawItems(now: Date): MawItem[] {
  const today = toDay(now);
  return warnings.map(({ daysAgo, platform, ...warning }) => ({
    ...warning,
    date: addDays(today, -daysAgo),
    platformId: createHash('md5').update(`platform ${platform}`).digest('hex'),
  }));
}
