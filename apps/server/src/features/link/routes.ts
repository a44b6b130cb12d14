import { linkApi } from '@smile/contract/link';
import { type Router, route } from '../../platform/http/router.ts';
import { connectAccount } from '../accounts/service/connect-account.ts';
import { getLinkAccount, listLinkAccounts } from '../accounts/service/list-accounts.ts';
import { revokeAccount } from '../accounts/service/revoke-account.ts';
import { resendMfa, submitMfa } from '../accounts/service/submit-mfa.ts';
import { answerEmployerSurvey } from '../employer-surveys/service.ts';
import { getLinkConfig, listLinkProviders, recordUiEvent } from './service.ts';

export function linkRoutes(router: Router): void {
  route(router, linkApi.config, ({ ctx, query }) => getLinkConfig(ctx, query.templateId));
  route(router, linkApi.providers, ({ ctx, query }) => listLinkProviders(ctx, query));
  route(router, linkApi.createAccount, ({ ctx, body }) => connectAccount(ctx, body));
  route(router, linkApi.submitMfa, ({ ctx, params, body }) => submitMfa(ctx, params.id, body.code));
  route(router, linkApi.resendMfa, ({ ctx, params }) => resendMfa(ctx, params.id));
  route(router, linkApi.listAccounts, ({ ctx, query }) => listLinkAccounts(ctx, query));
  route(router, linkApi.getAccount, ({ ctx, params }) => getLinkAccount(ctx, params.id));
  route(router, linkApi.revokeAccount, ({ ctx, params }) => revokeAccount(ctx, params.id));
  route(router, linkApi.answerEmployerSurvey, ({ ctx, body }) => answerEmployerSurvey(ctx, body.employerName));
  route(router, linkApi.recordEvent, ({ ctx, body }) => recordUiEvent(ctx, body));
}
