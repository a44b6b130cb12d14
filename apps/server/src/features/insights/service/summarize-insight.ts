import type { InsightSummary } from '@smile/contract/insights';
import type { ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { getAccount } from '../../accounts/service/get-account.ts';
import { selectUserData } from '../../user-data/shared-queries.ts';
import { describeInsight } from '../describe-insight.ts';

const nothing = { tableItems: [], additionalItems: [] };
/** Default currency. */
const usualCurrency = 'PHP';

/**
 * Returns empty groups for an account without insight.
 * @throws ApiError MISSING_RESOURCE, also for a revoked account
 */
export async function summarizeInsight(ctx: ModeContext, accountId: string): Promise<InsightSummary> {
  const account = await getAccount(ctx, accountId);
  if (account.connectionStatus === 'DISCONNECTED') throw missing();
  const latest = { sourceId: accountId, size: 1 };
  const [insight] = (await selectUserData(ctx, 'INSIGHTS', latest)).items;
  if (!insight) return { income: nothing, liabilities: nothing, identity: nothing, employment: nothing };
  const [eincome] = (await selectUserData(ctx, 'EINCOMES', latest)).items;
  const [liability] = (await selectUserData(ctx, 'LIABILITIES', latest)).items;
  return describeInsight(insight.features, {
    income: eincome?.currency ?? usualCurrency,
    liabilities: liability?.currency ?? usualCurrency,
  });
}
