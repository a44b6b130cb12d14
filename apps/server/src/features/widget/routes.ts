import { widgetApi } from '@smile/contract/widget';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { awaitLinkAccount } from '../accounts/service/await-account.ts';
import { connectAccount } from '../accounts/service/connect-account.ts';
import { listLinkAccounts } from '../accounts/service/list-accounts.ts';
import { resendMfa } from '../accounts/service/resend-mfa.ts';
import { revokeAccount } from '../accounts/service/revoke-account.ts';
import { submitMfa } from '../accounts/service/submit-mfa.ts';
import { answerEmployerSurvey } from '../employer-surveys/service.ts';
import { suggestEmployers } from '../employers/service.ts';
import { getLinkConfig, listLinkProviders, recordUiEvent } from './service.ts';

export function widgetRoutes(router: Router): void {
  route(router, widgetApi.config, ({ ctx, query }) => getLinkConfig(ctx, query.templateId));
  route(router, widgetApi.providers, ({ ctx, query }) => listLinkProviders(ctx, query));
  route(router, widgetApi.createAccount, ({ ctx, body }) => connectAccount(ctx, body));
  route(router, widgetApi.submitMfa, ({ ctx, params, body }) => submitMfa(ctx, params.id, body.code));
  route(router, widgetApi.resendMfa, ({ ctx, params }) => resendMfa(ctx, params.id));
  route(router, widgetApi.listAccounts, ({ ctx, query }) => listLinkAccounts(ctx, query));
  route(router, widgetApi.getAccount, ({ ctx, params, query }) => awaitLinkAccount(ctx, params.id, query.waitMs));
  route(router, widgetApi.revokeAccount, ({ ctx, params }) => revokeAccount(ctx, params.id));
  route(router, widgetApi.suggestEmployers, async ({ ctx, query }) => ({
    names: await suggestEmployers(ctx, query.name),
  }));
  route(router, widgetApi.answerEmployerSurvey, ({ ctx, body }) => answerEmployerSurvey(ctx, body.employerName));
  route(router, widgetApi.recordEvent, ({ ctx, body }) => recordUiEvent(ctx, body));
}
