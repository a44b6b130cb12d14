import { createHash } from 'node:crypto';
import type { Maw2Item } from '@smile/contract/beta-maws';
import type { LookupItem } from '@smile/contract/lookups';
import { addDays, toDay } from '../../platform/calendar.ts';

const warnings = [
  { daysAgo: 5, platform: 'a', level: '5', source: 'voice', duration: null },
  { daysAgo: 12, platform: 'b', level: '4', source: 'seat', duration: '42' },
  { daysAgo: 33, platform: 'a', level: '3', source: 'sms', duration: null },
  { daysAgo: 58, platform: 'c', level: '2', source: 'seat', duration: '10' },
  { daysAgo: 90, platform: 'd', level: '1', source: 'sms', duration: null },
] as const;

/** One warning per level, newest first. */
export function listMawItems(now: Date): Maw2Item[] {
  const today = toDay(now);
  return warnings.map(({ daysAgo, platform, ...warning }) => ({
    ...warning,
    date: addDays(today, -daysAgo),
    platformTags: warning.source === 'seat' ? ['finance'] : ['other'],
    platformId: createHash('md5').update(`platform ${platform}`).digest('hex'),
  }));
}

/** Days since the last loan at another lender, by person, by device and overall. */
export const maw3Items: LookupItem[] = [
  { name: 'events_i_daydiff_loan_g_30day_l1imbank_max', value: '5', valueType: 'NUMBER' },
  { name: 'events_m_ds_all_g_15day_d_count', value: '2', valueType: 'NUMBER' },
  { name: 'events_gaid_timediff_loan_g_60day', value: '41', valueType: 'NUMBER' },
];
