import { alphaSignalsApi } from '@smile/contract/alpha-signals';
import { signalsApi } from '@smile/contract/signals';
import { type Router, route } from '../../platform/http/router.ts';
import {
  createAlphaSignal,
  createSignal,
  createSignal2,
  createSignal3,
  getAlphaSignal,
  getSignal,
  listAlphaSignals,
  listSignals,
} from './service.ts';

export function signalRoutes(router: Router): void {
  route(router, signalsApi.create, ({ ctx, body }) => createSignal(ctx, body));
  route(router, signalsApi.create2, ({ ctx, body }) => createSignal2(ctx, body));
  route(router, signalsApi.create3, ({ ctx, body }) => createSignal3(ctx, body));
  route(router, signalsApi.list, ({ ctx, query }) => listSignals(ctx, query));
  route(router, signalsApi.get, ({ ctx, params }) => getSignal(ctx, params.id));
  route(router, alphaSignalsApi.create, ({ ctx, body }) => createAlphaSignal(ctx, body));
  route(router, alphaSignalsApi.list, ({ ctx, query }) => listAlphaSignals(ctx, query));
  route(router, alphaSignalsApi.get, ({ ctx, params }) => getAlphaSignal(ctx, params.id));
}
