import { employersApi } from '@smile/contract/employers';
import { type Router, route } from '../../platform/http/router.ts';
import { findEmployers, searchEmployers } from './service.ts';

export function employerRoutes(router: Router): void {
  route(router, employersApi.search, ({ ctx, query }) => searchEmployers(ctx, query.keyword));
  route(router, employersApi.find, ({ ctx, query }) => findEmployers(ctx, query.businessName));
}
