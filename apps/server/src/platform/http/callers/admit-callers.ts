import type { Endpoint } from '@smile/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import type { SignInStage } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import type { ContextByAuth, Router } from './authenticate.ts';

/**
 * Authenticates and authorizes the callers of an endpoint.
 * @throws ApiError from the returned function, when access is refused
 */
export function admitCallers<E extends Endpoint>(
  { authenticate }: Pick<Router, 'authenticate'>,
  { auth, role, duringSignIn, isForManaging }: E,
): (request: FastifyRequest) => Promise<ContextByAuth[E['auth']]> {
  return async (request) => {
    const ctx = await authenticate(auth as E['auth'], request);
    if ('stage' in ctx.actor) refuseOtherStages(ctx.actor.stage, duringSignIn);
    if ('scope' in ctx.actor && ctx.actor.scope && !isForManaging) throw new ApiError('UNAUTHORIZED_ACCESS');
    if (role && !('role' in ctx.actor && ctx.actor.role === role)) throw new ApiError('UNAUTHORIZED_ACCESS');
    return ctx;
  };
}

/** An unfinished sign-in may call only its next step; a finished one may not repeat the second step. */
function refuseOtherStages(stage: SignInStage, duringSignIn: Endpoint['duringSignIn']): void {
  if (stage !== 'FULL' && stage !== duringSignIn) throw new ApiError('INVALID_TOKEN');
  if (stage === 'FULL' && duringSignIn === 'VERIFY') throw new ApiError('UNAUTHORIZED_ACCESS');
}
