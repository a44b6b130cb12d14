import type { SiteFunnel } from '@smile/contract/site-sessions';
import type { FlowScreen } from '@smile/site-model/flow';
import type { ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { countSessions } from '../../wink-sites/service/count-sessions.ts';
import { selectNewestVersion, selectSiteVersion } from '../../wink-sites/shared-visit-queries.ts';
import {
  type Branch,
  type CountedVisits,
  type RefusedField,
  type ScreenCounts,
  selectBranches,
  selectRefusedFields,
  selectScreenCounts,
  selectViews,
} from '../funnel-queries.ts';

type ScreenFunnel = SiteFunnel['screens'][number];

/**
 * Funnel of a version's sessions, by default of the newest version. A screen's shares are relative to the visitors who
 * saw it, so that a rarely taken branch does not look like a drop-off.
 * @throws ApiError MISSING_RESOURCE
 */
export async function getFunnel(
  ctx: ModeContext,
  siteId: string,
  { version, startDate, endDate }: Partial<CountedVisits> = {},
): Promise<SiteFunnel> {
  const wanted = version ?? (await selectNewestVersion(ctx, siteId));
  const site = wanted === null ? null : await selectSiteVersion(ctx, siteId, wanted);
  if (!site) throw missing();
  const { screens } = site.flow;
  const visits = { version: site.version, startDate, endDate };
  const [views, sessions] = [
    await selectViews(ctx, siteId, visits),
    await countSessions(ctx, siteId, [site.version], visits),
  ];
  const counts = await selectScreenCounts(ctx, siteId, visits);
  const refused = await selectRefusedFields(ctx, siteId, visits);
  const branches = await selectBranches(ctx, siteId, visits);
  return {
    version: site.version,
    views,
    sessions: sessions.get(site.version) ?? 0,
    screens: screens.map((screen) => describeScreen(screen, screens, { counts, refused, branches })),
  };
}

function describeScreen(
  { moduleId, name }: FlowScreen,
  screens: readonly FlowScreen[],
  found: { counts: ScreenCounts[]; refused: RefusedField[]; branches: Branch[] },
): ScreenFunnel {
  const { shown = 0, passed = 0, medianSeconds = null } = found.counts.find(({ screen }) => screen === moduleId) ?? {};
  return {
    reference: moduleId,
    screenName: name,
    shown,
    passed,
    left: Math.max(0, shown - passed),
    medianSeconds,
    refusedFields: found.refused
      .filter(({ screen }) => screen === moduleId)
      .map(({ field, sessions }) => ({ field, sessions })),
    branches: found.branches
      .filter(({ screen }) => screen === moduleId)
      .map(({ next, sessions }) => ({
        reference: next,
        screenName: screens.find((other) => other.moduleId === next)?.name ?? null,
        sessions,
      })),
  };
}
