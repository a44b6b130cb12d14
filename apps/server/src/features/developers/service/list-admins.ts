import { maxPageSize } from '@smile/contract/common';
import type { Developer } from '@smile/contract/developers';
import type { TenantContext } from '../../../context.ts';
import { selectDevelopers } from '../queries.ts';

/** Administrators who can sign in. */
export async function listAdmins(ctx: TenantContext): Promise<Developer[]> {
  const { items } = await selectDevelopers(ctx, { size: maxPageSize, role: 'ADMIN' });
  return items.filter(({ status }) => status === 'ACTIVE');
}
