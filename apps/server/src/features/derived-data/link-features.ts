import type { InsightFeatureName } from '@smile/contract/insight-features';
import { sentinels } from '@smile/contract/sentinels';
import type { LinkPayload } from '@smile/contract/user-data';
import { fillFeatures } from './fill-features.ts';

type LinkFeatures = Record<Extract<InsightFeatureName, `link_${string}`>, number>;

const dayMs = 86_400_000;

/** How recently other organizations connected the login; all `noData` for a tenant outside the network. */
export function computeLinkFeatures(link: Pick<LinkPayload, 'records'> | null, now: Date): LinkFeatures {
  const noData = fillFeatures('link', sentinels.noData) as LinkFeatures;
  if (!link) return noData;
  const ages = link.records.flatMap(({ linkedAt }) =>
    linkedAt.map((time) => (now.getTime() - Date.parse(time)) / dayMs),
  );
  const countWithin = (days: number) => ages.filter((age) => age <= days).length;
  return {
    ...(ages.length > 0
      ? {
          link_days_since_first: Math.floor(Math.max(...ages)),
          link_days_since_last: Math.floor(Math.min(...ages)),
        }
      : { link_days_since_first: noData.link_days_since_first, link_days_since_last: noData.link_days_since_last }),
    link_day3_count: countWithin(3),
    link_day7_count: countWithin(7),
    link_day30_count: countWithin(30),
    link_day90_count: countWithin(90),
    link_day180_count: countWithin(180),
    link_day365_count: countWithin(365),
    link_day730_count: countWithin(730),
  };
}
