import type { ConnectorState } from '../../connectors/connector.ts';
import type { TenantContext } from '../../context.ts';
import type { AccountRow } from './queries.ts';

export function sealState(ctx: TenantContext, accountId: string, state: ConnectorState): string {
  return ctx.vault.seal(JSON.stringify(state), stateContext(ctx.tenantId, accountId));
}

/** Null when the account has no state. */
export function openState(ctx: TenantContext, account: Pick<AccountRow, 'id' | 'stateSealed'>): ConnectorState | null {
  return account.stateSealed && JSON.parse(ctx.vault.open(account.stateSealed, stateContext(ctx.tenantId, account.id)));
}

export function stateContext(tenantId: string, accountId: string): string {
  return `account:${tenantId}:${accountId}`;
}

/** Idempotency key for one step of a connection. */
export function stepKey({ id, attempt }: Pick<AccountRow, 'id' | 'attempt'>, step: string): string {
  return `${id}:${attempt}:${step}`;
}
