import type { Auth } from '@smile/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { CreateSerializer } from '../answers/serializer.ts';

/** The context of who calls, by how they prove it; the app's context.ts adds those of the product. */
export interface ContextByAuth {
  public: Context;
}

/** Turns a request's credentials into the context of who calls. @throws ApiError when they do not allow it */
export type Authenticate = <A extends Auth>(auth: A, request: FastifyRequest) => Promise<ContextByAuth[A]>;

export interface Router {
  app: FastifyInstance;
  authenticate: Authenticate;
  /** Calls back with the tenant in which somebody's access has changed; returns what ends that. */
  listenToAccessChanges: (onChange: (tenantId: string) => void) => () => void;
  /** Its answers have headers of their own in place of those of pages. */
  isApi: boolean;
  /** Files are checked against the contract. */
  isStrict: boolean;
  createSerializer: CreateSerializer;
}
