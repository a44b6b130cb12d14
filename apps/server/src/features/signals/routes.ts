import { signalsApi } from '@smile/contract/signals';
import { type Router, route } from '../../platform/http/router.ts';
import { createSignal, getSignal, listSignals } from './service.ts';

export function signalRoutes(router: Router): void {
  route(router, signalsApi.create, ({ ctx, body }) => createSignal(ctx, body));
  route(router, signalsApi.list, ({ ctx, query }) => listSignals(ctx, query));
  route(router, signalsApi.get, ({ ctx, params }) => getSignal(ctx, params.id));
}
