import {
  type AnswerOf,
  answersFile,
  type BodyOf,
  type Endpoint,
  type FileEndpoint,
  isRevalidated,
  type ParamsOf,
  type QueryOf,
} from '@smile/contract/endpoint';
import { idempotencyHeaders, takesIdempotencyKey } from '@smile/contract/idempotency';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context, ModeContext } from '../context.ts';
import { bodyTooLarge } from '../errors.ts';
import type { NamedFile } from '../files/files.ts';
import { compression, isSafeToCompress } from './answers/compressed-answers.ts';
import { sendVersion } from './answers/entity-tag.ts';
import { sendFile } from './answers/send-file.ts';
import type { EnvelopeEndpoint } from './answers/serializer.ts';
import { admitCallers } from './callers/admit-callers.ts';
import type { ContextByAuth, Router } from './callers/authenticate.ts';
import { writeError } from './create-app.ts';
import { hashRequest } from './idempotency/hash-request.ts';
import { answerOnce, findAnswer, type KeyedRequest, readIdempotencyKey } from './idempotency/idempotency.ts';
import { createInputParser } from './parsing/parse-input.ts';

export type { Router } from './callers/authenticate.ts';

export interface Call<E extends Endpoint> {
  ctx: ContextByAuth[E['auth']];
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
}

/** Service result for an endpoint: a file, the content of the envelope, or anything when there is no content. */
type Given<E extends Endpoint> = E extends FileEndpoint ? NamedFile : AnswerOf<E> extends null ? unknown : AnswerOf<E>;
type Handle<E extends Endpoint, Prepared> = (call: Call<E> & { prepared: Prepared }) => Promise<Given<E>>;
type Prepare<E extends Endpoint, Prepared> = (call: Call<E>) => Promise<Prepared>;
type Answer<E extends Endpoint> = (call: Call<E>, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Connects an endpoint to the service that answers it. Authorizes the caller before parsing the input, and before
 * reading a large body. `prepare` does work that must not run in the transaction in which `handle` runs for requests
 * with an idempotency key.
 */
export function route<const E extends Endpoint, Prepared = undefined>(
  router: Router,
  endpoint: E,
  handle: Handle<E, Prepared>,
  prepare?: Prepare<E, Prepared>,
): void {
  const answer = answersFile(endpoint)
    ? answerWithFile(router, endpoint, handle as Handle<FileEndpoint, undefined>)
    : answerWithEnvelope(router, endpoint as EnvelopeEndpoint, {
        handle: handle as Handle<EnvelopeEndpoint, Prepared>,
        prepare: prepare as Prepare<EnvelopeEndpoint, Prepared> | undefined,
      });
  const parseInput = createInputParser(endpoint);
  const admit = admitCallers(router, endpoint);
  const admitted = new WeakMap<FastifyRequest, ContextByAuth[E['auth']]>();
  router.app.route({
    method: endpoint.method,
    url: routePathOf(endpoint),
    config: { takesBody: endpoint.body !== undefined, hasOwnHeaders: router.isApi },
    ...(isSafeToCompress(endpoint) && { compress: compression }),
    ...(endpoint.maxBodyBytes && {
      bodyLimit: endpoint.maxBodyBytes,
      // Runs after the rate limit, which is an `onRequest` hook.
      preParsing: async (request: FastifyRequest) => {
        admitted.set(request, await admit(request));
        refuseLargeBody(request, endpoint.maxBodyBytes!);
      },
    }),
    handler: async (request, reply) => {
      const ctx = admitted.get(request) ?? (await admit(request));
      return (answer as Answer<E>)({ ctx, ...parseInput(request) } as Call<E>, reply);
    },
  });
}

/** Path in Fastify's syntax. */
export function routePathOf({ path }: Endpoint): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/** @throws Error in strict mode for a content type outside the contract */
function answerWithFile<E extends FileEndpoint>(
  { isStrict }: Router,
  { operationId, answer }: E,
  handle: Handle<E, undefined>,
): Answer<E> {
  return async (call, reply) => {
    const file = (await handle({ ...call, prepared: undefined })) as NamedFile;
    if (isStrict && !answer.contentTypes.includes(file.contentType.split(';')[0]!))
      throw new Error(`${operationId} answered a file of the type ${file.contentType}.`);
    return sendFile(reply, answer, file);
  };
}

function answerWithEnvelope<E extends EnvelopeEndpoint, Prepared>(
  { createSerializer }: Router,
  endpoint: E,
  { handle, prepare }: { handle: Handle<E, Prepared>; prepare: Prepare<E, Prepared> | undefined },
): Answer<E> {
  const serialize = createSerializer(endpoint);
  const isKeyed = takesIdempotencyKey(endpoint);
  const isVersioned = isRevalidated(endpoint);
  return async (call, reply) => {
    const { request } = reply;
    const ctx = call.ctx as ModeContext;
    const key = isKeyed ? readIdempotencyKey(request.headers[keyHeader]) : undefined;
    const keyed = key === undefined ? null : await withKey(endpoint, request, key);
    const stored = keyed && prepare && (await findAnswer(ctx, keyed));
    if (stored) return send(reply, { ...stored, isReplayed: true });
    const prepared = (prepare && (await prepare(call))) as Prepared;
    const work = async (workCtx: Context) => {
      const data = await handle({ ...call, ctx: workCtx as Call<E>['ctx'], prepared });
      const text = await serialize(request.id, endpoint.answer === null ? undefined : data);
      return { status: endpoint.status ?? 200, text };
    };
    const workToKeep = async (workCtx: Context) => {
      const { status, text } = await work(workCtx);
      return { status, text: text.toString() };
    };
    return send(reply, keyed ? await answerOnce(ctx, keyed, workToKeep) : await work(ctx), isVersioned ? ctx : null);
  };
}

const keyHeader = idempotencyHeaders.request.toLowerCase();

async function withKey(endpoint: Endpoint, request: FastifyRequest, key: string): Promise<KeyedRequest> {
  return {
    key,
    requestHash: await hashRequest([endpoint.operationId, request.params, request.query, request.body]),
    writeRefusal: (error) => writeError(error, request.id),
  };
}

function send(
  reply: FastifyReply,
  { status, text, isReplayed }: { status: number; text: string | Buffer; isReplayed?: boolean },
  versionedFor: ModeContext | null = null,
): FastifyReply | Promise<FastifyReply> {
  // The replayed body contains the first request's id, which must match the header.
  if (isReplayed)
    reply.header(idempotencyHeaders.answer, 'true').header('x-request-id', JSON.parse(text.toString()).requestId);
  reply.code(status).header('content-type', 'application/json; charset=utf-8');
  return versionedFor ? sendVersion(reply, versionedFor, text) : reply.send(text);
}

/** Forms are streams, which Fastify's own limit does not measure. */
function refuseLargeBody(request: FastifyRequest, limitBytes: number): void {
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) throw bodyTooLarge(limitBytes);
}
