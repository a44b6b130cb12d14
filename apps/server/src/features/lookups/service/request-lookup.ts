import type { Consent } from '@smile/contract/lookups';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { sandboxSources } from '../../../lookup-sources/registry.ts';
import { ApiError } from '../../../platform/errors.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { selectHasConsentTemplate } from '../../consent-templates/shared-queries.ts';
import { spendAllowance } from '../../usage/service/allowances.ts';
import type { Lookup, LookupNoun, LookupOutcome, SettledOutcome } from '../lookup.ts';
import { insertLookup, type LookupKeys } from '../queries.ts';
import { settleLookupJob } from './settle-lookup.ts';
import { storeOutcome } from './store-outcome.ts';

interface LookupInput<Request> extends LookupKeys {
  request: Request;
}

/**
 * Stores a request and spends its allowance. Completes at once in Sandbox; in Production a job settles it.
 * @throws ApiError MISSING_RESOURCE for a consent template that the tenant does not have; UNAUTHORIZED_ACCESS when the
 * allowance is used up
 */
export async function requestLookup<Request extends object, Result extends object>(
  ctx: ModeContext,
  noun: LookupNoun<Request, Result>,
  { request, ...keys }: LookupInput<Request>,
): Promise<Lookup<Request, Result>> {
  await requireConsentTemplate(ctx, request);
  const id = ctx.newId(noun.idKind);
  const outcome = ctx.mode === 'SANDBOX' ? await noun.answer(sandboxSources, { id, request }, ctx.now()) : null;
  return inTransaction(ctx, async (tx) => {
    await spendAllowance(tx, noun.action, id);
    const lookup = await insertLookup(tx, noun.kind, { id, request, ...keys });
    await noun.onRequested?.(tx, id);
    await recordAudit(tx, { action: `${noun.idKind}.create`, entityType: noun.idKind, entityId: id });
    if (outcome) return (await storeOutcome(tx, noun, id, endOf(outcome))) ?? lookup;
    const { tenantId, mode } = tx;
    await enqueueJob(tx, settleLookupJob, { tenantId, mode, kind: noun.kind, lookupId: id, failures: 0 });
    return lookup;
  });
}

async function requireConsentTemplate(ctx: ModeContext, request: { consent?: Consent }): Promise<void> {
  const id = request.consent?.consentTemplateId ?? null;
  if (id !== null && !(await selectHasConsentTemplate(ctx, id)))
    throw new ApiError('MISSING_RESOURCE', `There is no consent template "${id}".`);
}

/** Sandbox never asks again, so a pending outcome is replaced by its `otherwise`. */
function endOf<Result>(outcome: LookupOutcome<Result>): SettledOutcome<Result> {
  return outcome.status === 'PENDING' ? outcome.otherwise : outcome;
}
