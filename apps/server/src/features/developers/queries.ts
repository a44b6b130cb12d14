import type { List, Role } from '@smile/contract/common';
import type { Developer } from '@smile/contract/developers';
import sql, { empty } from 'sql-template-tag';
import type { TenantContext } from '../../context.ts';
import { decodeCursor, limitForPage, toPageByCreation } from '../../platform/db/cursor.ts';
import { withStoredUrl } from '../../platform/files/stored-url.ts';
import { type DeveloperRow, type Person, toDeveloper } from './developer-row.ts';
import { developerColumns } from './shared-queries.ts';

export async function selectDevelopers(
  ctx: TenantContext,
  page: { size: number; cursor?: string | undefined; role?: Role | undefined },
): Promise<List<Developer>> {
  const after = decodeCursor(page.cursor);
  const rows = await ctx.db.query<DeveloperRow>(sql`
    select ${developerColumns(ctx)} from developers
    where tenant_id = ${ctx.tenantId}
      ${page.role ? sql`and role = ${page.role}` : empty}
      ${after ? sql`and (created_at, id) > (${after.at}, ${after.id})` : empty}
    order by created_at, id ${limitForPage(page.size)}`);
  return toPageByCreation(rows, page.size, (row) => toDeveloper(ctx, row));
}

/** Locks and returns the administrators who can sign in. */
export async function lockAdministrators(tx: TenantContext): Promise<string[]> {
  const rows = await tx.db.query<{ id: string }>(sql`
    select id from developers
    where tenant_id = ${tx.tenantId} and role = 'ADMIN' and email_confirmed_at is not null
    order by id for update`);
  return rows.map((row) => row.id);
}

export interface NewDeveloper extends Person {
  id: string;
  role: Role;
  emailAddress: string;
  invitedAt?: Date;
}

export async function insertDeveloper(tx: TenantContext, developer: NewDeveloper): Promise<void> {
  const now = tx.now();
  await tx.db.query(sql`
    insert into developers (tenant_id, id, role, email_address, first_name, last_name, title, display_name,
      password_hash, password_updated_at, invited_at, created_at, updated_at)
    values (${tx.tenantId}, ${developer.id}, ${developer.role}, ${developer.emailAddress}, ${developer.firstName},
      ${developer.lastName}, ${developer.title}, ${`${developer.firstName} ${developer.lastName}`.trim()},
      ${developer.passwordHash}, ${now}, ${developer.invitedAt ?? null}, ${now}, ${now})`);
}

export interface DeveloperDetails {
  firstName: string;
  lastName: string;
  displayName: string;
  title: string;
  mobileNumber: string | null;
  headImageUrl: string | null;
}

export async function updateDetails(tx: TenantContext, id: string, given: DeveloperDetails): Promise<void> {
  const details = withStoredUrl(tx.config, given, 'headImageUrl');
  await tx.db.query(sql`
    update developers set first_name = ${details.firstName}, last_name = ${details.lastName},
      display_name = ${details.displayName}, title = ${details.title}, mobile_number = ${details.mobileNumber}, head_image_url = ${details.headImageUrl}, updated_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and id = ${id}`);
}

export async function updateEmailAddress(tx: TenantContext, id: string, emailAddress: string): Promise<void> {
  await tx.db.query(sql`
    update developers set email_address = ${emailAddress}, updated_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and id = ${id}`);
}

/** A new role revokes every token issued before. */
export async function updateRole(tx: TenantContext, id: string, role: Role): Promise<void> {
  await tx.db.query(sql`
    update developers set role = ${role}, updated_at = ${tx.now()}, token_version = token_version + 1
    where tenant_id = ${tx.tenantId} and id = ${id}`);
}

export async function deleteDeveloper(tx: TenantContext, id: string): Promise<void> {
  await tx.db.query(sql`delete from developers where tenant_id = ${tx.tenantId} and id = ${id}`);
  await tx.db.query(sql`delete from developer_sign_ins where tenant_id = ${tx.tenantId} and developer_id = ${id}`);
}
