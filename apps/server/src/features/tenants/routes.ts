import { tenantsApi } from '@smile/contract/tenants';
import { type Router, route } from '../../platform/http/router.ts';
import { getTenantDetails, updateTenant } from './service.ts';

export function tenantRoutes(router: Router): void {
  route(router, tenantsApi.get, ({ ctx }) => getTenantDetails(ctx));
  route(router, tenantsApi.update, ({ ctx, body }) => updateTenant(ctx, body));
}
