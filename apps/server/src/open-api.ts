import { accountExportsApi } from '@smile/contract/account-exports';
import { accountsApi } from '@smile/contract/accounts';
import { archivesApi, uploadsApi } from '@smile/contract/archives';
import { blacklistsApi } from '@smile/contract/blacklists';
import { consentTemplatesApi } from '@smile/contract/consent-templates';
import { eincomesApi } from '@smile/contract/eincomes';
import type { Endpoint } from '@smile/contract/endpoint';
import { fileTypesApi } from '@smile/contract/file-types';
import { footprintsApi } from '@smile/contract/footprints';
import { formsApi } from '@smile/contract/forms';
import { insightsApi } from '@smile/contract/insights';
import { inviteTemplatesApi } from '@smile/contract/invite-templates';
import { invitesApi } from '@smile/contract/invites';
import { linksApi } from '@smile/contract/links';
import { mawsApi } from '@smile/contract/maws';
import { providersApi } from '@smile/contract/providers';
import { signalsApi } from '@smile/contract/signals';
import { tasksApi } from '@smile/contract/tasks';
import { userDataApi } from '@smile/contract/user-data';
import { usersApi } from '@smile/contract/users';
import { verificationsApi } from '@smile/contract/verifications';
import { webhookDeliveriesApi } from '@smile/contract/webhook-deliveries';
import { webhooksApi } from '@smile/contract/webhooks';
import { buildOpenApiDocument } from './platform/http/openapi-document.ts';

export const openApiEndpoints: Endpoint[] = [
  usersApi,
  consentTemplatesApi,
  providersApi,
  fileTypesApi,
  accountsApi,
  tasksApi,
  archivesApi,
  uploadsApi,
  accountExportsApi,
  userDataApi,
  formsApi,
  invitesApi,
  inviteTemplatesApi,
  eincomesApi,
  insightsApi,
  linksApi,
  verificationsApi,
  signalsApi,
  blacklistsApi,
  footprintsApi,
  mawsApi,
  webhooksApi,
  webhookDeliveriesApi,
].flatMap((api) => Object.values(api as Record<string, Endpoint>));

/** The document of the Open API as `/openapi.json` answers it and as it is committed. */
export function describeOpenApi(): Record<string, unknown> {
  return buildOpenApiDocument(
    {
      title: 'Smile Open API',
      version: '1.14.0',
      description:
        'Employment, income and identity data of end users who connect their accounts. Call it from your server with an API key pair; every key works in one mode.',
      servers: [
        { url: '/sandbox/v1', description: 'Sandbox' },
        { url: '/open/v1', description: 'Production' },
      ],
    },
    openApiEndpoints,
  );
}
