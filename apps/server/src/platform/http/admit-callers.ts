import type { Endpoint } from '@smile/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';
import type { ContextByAuth, Router } from './router.ts';

/** Lets in who may call an endpoint. @throws ApiError from what it answers, when they may not */
export function admitCallers<E extends Endpoint>(
  { authenticate }: Pick<Router, 'authenticate'>,
  { auth, role }: E,
): (request: FastifyRequest) => Promise<ContextByAuth[E['auth']]> {
  return async (request) => {
    const ctx = await authenticate(auth as E['auth'], request);
    if (role && !(ctx.actor.kind === 'developer' && ctx.actor.role === role)) throw new ApiError('UNAUTHORIZED_ACCESS');
    return ctx;
  };
}
