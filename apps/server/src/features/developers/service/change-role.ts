import type { Role } from '@smile/contract/common';
import type { Developer } from '@smile/contract/developers';
import type { DeveloperContext } from '../../../context.ts';
import { announceAccessChange } from '../../../platform/http/callers/access-changes.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { updateRole } from '../queries.ts';
import { selectDeveloperForUpdate } from '../shared-queries.ts';
import { deleteSessions } from '../shared-session-queries.ts';

/** Changes the role of a member whom `lockMember` has locked. */
export async function changeRole(tx: DeveloperContext, developer: Developer, role: Role): Promise<Developer> {
  await updateRole(tx, developer.id, role);
  await deleteSessions(tx, developer.id);
  await recordAudit(tx, {
    action: 'developer.change-role',
    entityType: 'developer',
    entityId: developer.id,
    before: { role: developer.role },
    after: { role },
  });
  await announceAccessChange(tx);
  return (await selectDeveloperForUpdate(tx, developer.id)) ?? developer;
}
