import { readmeTokensApi } from '@smile/contract/readme-tokens';
import { inMode } from '../../context.ts';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { createReadmeToken, redeemReadmeToken } from './service.ts';

export function readmeTokenRoutes(router: Router): void {
  route(router, readmeTokensApi.create, ({ ctx, body }) => createReadmeToken(inMode(ctx, body.mode), body.keyId));
  route(router, readmeTokensApi.redeem, ({ ctx, body }) => redeemReadmeToken(ctx, body.token));
}
