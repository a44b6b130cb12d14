import type { UserPayload } from '@smile/contract/user-sessions';
import type { ModeContext } from '../../../context.ts';
import { listAccountsOfUser } from '../../accounts/service/list-accounts.ts';
import { listFormsOfUser } from '../../forms/service.ts';
import { listSavedDatapoints } from '../../tasks/service.ts';
import { readWebhookPayload } from '../../user-data/service/read-webhook-payload.ts';
import { getUser } from './list-users.ts';

/** Everything the user shared and did not take back. @throws ApiError MISSING_RESOURCE */
export async function getUserPayload(ctx: ModeContext, id: string): Promise<UserPayload> {
  const { session } = await getUser(ctx, id);
  const forms = await listFormsOfUser(ctx, id);
  const connected = (await listAccountsOfUser(ctx, id)).filter(({ status }) => status === 'CONNECTED');
  const datapoints = await listSavedDatapoints(
    ctx,
    connected.map((account) => account.id),
  );
  const accounts: UserPayload['accounts'] = [];
  for (const account of connected) {
    const payload = await readWebhookPayload(ctx, account.id, datapoints.get(account.id) ?? []);
    accounts.push({ id: account.id, providerId: account.providerId, payload });
  }
  return {
    metadata: session,
    forms: forms.map(({ id: formId, name, data }) => ({ id: formId, name, data })),
    accounts,
    archives: [],
  };
}
