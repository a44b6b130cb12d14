import type { UserPayload } from '@smile/contract/user-sessions';
import type { ModeContext } from '../../../context.ts';
import { selectAccountsOfUser } from '../../accounts/shared-queries.ts';
import { listArchivesOfUser } from '../../archives/service/list-archives.ts';
import { listFormsOfUser } from '../../forms/service.ts';
import { listSavedDatapoints } from '../../tasks/service.ts';
import { readWebhookPayloads } from '../../user-data/service/read-webhook-payload.ts';
import { getUser } from '../../users/service/users.ts';

/** Everything the user shared and did not take back. @throws ApiError MISSING_RESOURCE */
export async function getUserPayload(ctx: ModeContext, id: string): Promise<UserPayload> {
  const { session } = await getUser(ctx, id);
  const forms = await listFormsOfUser(ctx, id);
  const connected = (await selectAccountsOfUser(ctx, id)).filter(({ status }) => status === 'CONNECTED');
  const kept = await listArchivesOfUser(ctx, id);
  const sourceIds = [...connected, ...kept].map((source) => source.id);
  const datapoints = await listSavedDatapoints(ctx, sourceIds);
  const payloadOf = await readWebhookPayloads(ctx, sourceIds, datapoints);
  return {
    metadata: session,
    forms: forms.map(({ id: formId, name, data }) => ({ id: formId, name, data })),
    accounts: connected.map(({ id: accountId, providerId }) => ({
      id: accountId,
      providerId,
      payload: payloadOf(accountId),
    })),
    archives: kept.map(({ id: archiveId, type }) => ({ id: archiveId, fileType: type, payload: payloadOf(archiveId) })),
  };
}
