import { apiKeysApi } from '@smile/contract/api-keys';
import { inMode } from '../../context.ts';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { selectApiKeys } from './queries.ts';
import { createApiKey } from './service/create-api-key.ts';
import { removeApiKey } from './service/remove-api-key.ts';
import { rotateApiKey } from './service/rotate-api-key.ts';
import { setApiKeyEnd } from './service/set-api-key-end.ts';
import { setApiKeyStatus } from './service/set-api-key-status.ts';

export function apiKeyRoutes(router: Router): void {
  route(router, apiKeysApi.list, ({ ctx, query }) => selectApiKeys(inMode(ctx, query.mode), query));
  route(router, apiKeysApi.create, ({ ctx, body }) => createApiKey(inMode(ctx, body.mode)));
  route(router, apiKeysApi.setStatus, ({ ctx, params, body }) =>
    setApiKeyStatus(inMode(ctx, body.mode), params.id, body),
  );
  route(router, apiKeysApi.rotate, ({ ctx, params, body }) => rotateApiKey(inMode(ctx, body.mode), params.id, body));
  route(router, apiKeysApi.setEnd, ({ ctx, params, body }) => setApiKeyEnd(inMode(ctx, body.mode), params.id, body));
  route(router, apiKeysApi.remove, ({ ctx, params }) => removeApiKey(ctx, params.id));
}
