import { socialSecuritiesApi } from '@smile/contract/social-securities';
import { type Router, route } from '../../platform/http/router.ts';
import {
  createBetaSocialSecurity,
  createSocialSecurity,
  getBetaSocialSecurity,
  getSocialSecurity,
  listBetaSocialSecurities,
  listSocialSecurities,
} from './service.ts';

export function socialSecurityRoutes(router: Router): void {
  route(router, socialSecuritiesApi.create, ({ ctx, body }) => createSocialSecurity(ctx, body));
  route(router, socialSecuritiesApi.list, ({ ctx, query }) => listSocialSecurities(ctx, query));
  route(router, socialSecuritiesApi.get, ({ ctx, params }) => getSocialSecurity(ctx, params.id));
  route(router, socialSecuritiesApi.createBeta, ({ ctx, body }) => createBetaSocialSecurity(ctx, body));
  route(router, socialSecuritiesApi.listBeta, ({ ctx, query }) => listBetaSocialSecurities(ctx, query));
  route(router, socialSecuritiesApi.getBeta, ({ ctx, params }) => getBetaSocialSecurity(ctx, params.id));
}
