import { tenantsApi } from '@smile/contract/tenants';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { getTenantDetails } from './service/get-tenant.ts';
import { updateTenant } from './service/update-tenant.ts';

export function tenantRoutes(router: Router): void {
  route(router, tenantsApi.get, ({ ctx }) => getTenantDetails(ctx));
  route(router, tenantsApi.update, ({ ctx, body }) => updateTenant(ctx, body));
}
