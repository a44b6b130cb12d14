import { verificationsApi } from '@smile/contract/verifications';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { createVerification, getVerification, listVerifications } from './service.ts';

export function verificationRoutes(router: Router): void {
  route(router, verificationsApi.create, ({ ctx, body }) => createVerification(ctx, body));
  route(router, verificationsApi.list, ({ ctx, query }) => listVerifications(ctx, query));
  route(router, verificationsApi.get, ({ ctx, params }) => getVerification(ctx, params.id));
}
