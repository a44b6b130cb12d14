import type { Auth } from '@smile/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { CreateSerializer } from '../answers/serializer.ts';

/** Context by kind of authentication; the app's context.ts adds those of the product. */
export interface ContextByAuth {
  public: Context;
}

/** Turns a request's credentials into the caller's context. @throws ApiError when they are refused */
export type Authenticate = <A extends Auth>(auth: A, request: FastifyRequest) => Promise<ContextByAuth[A]>;

export interface Router {
  app: FastifyInstance;
  authenticate: Authenticate;
  /** Calls back with the tenant when someone's access has changed; returns a function that stops listening. */
  listenToAccessChanges: (onChange: (tenantId: string) => void) => () => void;
  /** Answers have API headers instead of page headers. */
  isApi: boolean;
  /** Tests only: checks answers and files against the contract before they are sent. */
  isStrict: boolean;
  createSerializer: CreateSerializer;
}
