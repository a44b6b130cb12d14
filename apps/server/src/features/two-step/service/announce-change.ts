import type { Developer } from '@smile/contract/developers';
import type { DeveloperContext } from '../../../context.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { type TwoStepNews, tellOwner } from './tell-owner.ts';

/** Audits a change of the owner's own second factor and mails the owner. */
export async function announceChange(tx: DeveloperContext, owner: Developer, kind: TwoStepNews): Promise<void> {
  await recordAudit(tx, { action: `two-step.${kind}`, entityType: 'developer', entityId: owner.id });
  await tellOwner(tx, owner, kind);
}
