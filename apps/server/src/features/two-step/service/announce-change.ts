import type { Developer } from '@smile/contract/developers';
import type { DeveloperContext } from '../../../context.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { type TwoStepNews, tellOwner } from './tell-owner.ts';

/** Puts a change of the owner's own second step on record, and tells them. */
export async function announceChange(tx: DeveloperContext, owner: Developer, kind: TwoStepNews): Promise<void> {
  await recordAudit(tx, { action: `two-step.${kind}`, entityType: 'developer', entityId: owner.id });
  await tellOwner(tx, owner, kind);
}
