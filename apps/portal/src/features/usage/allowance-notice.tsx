import { findThreshold, type UsageSummary } from '@smile/contract/usage';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onDemand } from '../../ui/loading/on-demand.tsx';
import type { UsageWarning } from './allowance-banner.tsx';
import { usageSummaryQuery } from './queries.ts';

const AllowanceBanner = onDemand(async () => (await import('./allowance-banner.tsx')).AllowanceBanner, null);

/** The page itself loads first. */
const waitMs = 3000;

/**
 * Warns about exhausted or almost exhausted allowances, with the thresholds of the warning mails. The banner is lazy,
 * because most visits never need it.
 */
export function AllowanceNotice() {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), waitMs);
    return () => clearTimeout(timer);
  }, []);
  const summaries = useQuery({ ...usageSummaryQuery, enabled: isDue }).data ?? [];
  const warnings = summaries.flatMap(warningsOf);
  return warnings.length > 0 ? <AllowanceBanner warnings={warnings} /> : null;
}

function warningsOf({ action, enabled, usageDetail }: UsageSummary): UsageWarning[] {
  if (!enabled || !usageDetail) return [];
  const { totalVolume, remainVolume } = usageDetail;
  const usedVolume = totalVolume - remainVolume;
  const threshold = findThreshold(usedVolume, totalVolume);
  return threshold === null ? [] : [{ action, usedVolume, totalVolume, isUsedUp: threshold === 100 }];
}
