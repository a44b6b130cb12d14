import type { AnswerOf, Auth, BodyOf, Endpoint, ParamsOf, QueryOf } from '@smile/contract/endpoint';
import { idempotencyHeaders, takesIdempotencyKey } from '@smile/contract/idempotency';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context, DeveloperContext, LinkContext, ModeContext } from '../../context.ts';
import { ApiError, bodyTooLarge, invalid } from '../errors.ts';
import { writeError } from './create-app.ts';
import { describeIssues } from './describe-issues.ts';
import { hashRequest } from './hash-request.ts';
import { answerOnce, type FinishedAnswer, findAnswer, type KeyedRequest, readIdempotencyKey } from './idempotency.ts';
import { refuseBrokenText } from './refuse-broken-text.ts';
import { createSerializer } from './serializer.ts';

interface ContextByAuth {
  public: Context;
  developer: DeveloperContext;
  openApi: ModeContext;
  link: LinkContext;
}

/** Turns a request's credentials into the context of who calls. @throws ApiError when they do not allow it */
export type Authenticate = <A extends Auth>(auth: A, request: FastifyRequest) => Promise<ContextByAuth[A]>;

export interface Router {
  app: FastifyInstance;
  authenticate: Authenticate;
  /** Answers are checked against the contract instead of being written fast. */
  isStrict: boolean;
}

export interface Call<E extends Endpoint> {
  ctx: ContextByAuth[E['auth']];
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
}

/**
 * Joins one endpoint of the contract to the service call that answers it. Callers are admitted before their input is
 * parsed, and before a large body is read at all. What may not run inside a transaction, where `handle` is called for
 * requests with an idempotency key, is for `prepare`.
 */
export function route<const E extends Endpoint, Prepared = undefined>(
  router: Router,
  endpoint: E,
  handle: (call: Call<E> & { prepared: Prepared }) => Promise<AnswerOf<E> extends null ? unknown : AnswerOf<E>>,
  prepare?: (call: Call<E>) => Promise<Prepared>,
): void {
  const serialize = createSerializer(endpoint, router.isStrict);
  const parseInput = createInputParser(endpoint);
  const isKeyed = takesIdempotencyKey(endpoint);
  const admitted = new WeakMap<FastifyRequest, ContextByAuth[E['auth']]>();
  const admit = async (request: FastifyRequest) => {
    const ctx = await router.authenticate(endpoint.auth as E['auth'], request);
    if (endpoint.role && !(ctx.actor.kind === 'developer' && ctx.actor.role === endpoint.role))
      throw new ApiError('UNAUTHORIZED_ACCESS');
    admitted.set(request, ctx);
    return ctx;
  };
  router.app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    helmet: false,
    ...(endpoint.maxBodyBytes && {
      bodyLimit: endpoint.maxBodyBytes,
      // After the rate limit, which is a hook on the request.
      preParsing: async (request: FastifyRequest) => {
        await admit(request);
        refuseLargeBody(request, endpoint.maxBodyBytes!);
      },
    }),
    handler: async (request, reply) => {
      const ctx = admitted.get(request) ?? (await admit(request));
      const call = { ctx, ...parseInput(request) } as Call<E>;
      const keyed = isKeyed ? await readKeyed(endpoint, request) : null;
      const stored = keyed && prepare && (await findAnswer(ctx as ModeContext, keyed));
      if (stored) return send(reply, { ...stored, isReplayed: true });
      const prepared = (await prepare?.(call)) as Prepared;
      const work = async (workCtx: Context) => {
        const data = await handle({ ...call, ctx: workCtx as Call<E>['ctx'], prepared });
        const text = serialize(request.id, endpoint.answer === null ? undefined : data);
        return { status: endpoint.status ?? 200, text };
      };
      return send(reply, keyed ? await answerOnce(ctx as ModeContext, keyed, work) : await work(ctx));
    },
  });
}

const keyHeader = idempotencyHeaders.request.toLowerCase();

async function readKeyed(endpoint: Endpoint, request: FastifyRequest): Promise<KeyedRequest | null> {
  const key = readIdempotencyKey(request.headers[keyHeader]);
  if (key === undefined) return null;
  return {
    key,
    requestHash: await hashRequest([endpoint.operationId, request.params, request.query, request.body]),
    writeRefusal: (error) => writeError(error, request.id),
  };
}

function send(
  reply: FastifyReply,
  { status, text, isReplayed }: FinishedAnswer & { isReplayed?: boolean },
): FastifyReply {
  if (isReplayed) reply.header(idempotencyHeaders.answer, 'true');
  return reply.code(status).header('content-type', 'application/json; charset=utf-8').send(text);
}

/** Forms are read as streams, which Fastify's own limit does not measure. */
function refuseLargeBody(request: FastifyRequest, limitBytes: number): void {
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) throw bodyTooLarge(limitBytes);
}

const inputParts = ['params', 'query', 'body'] as const;
type Input = Partial<Record<(typeof inputParts)[number], unknown>>;

/** @throws ApiError INVALID_PARAMETERS from the parser when a part is not what the contract says */
export function createInputParser(endpoint: Endpoint): (request: FastifyRequest) => Input {
  const parts = inputParts.flatMap((part) => {
    const schema = endpoint[part];
    return schema ? [{ part, schema }] : [];
  });
  return (request) => {
    const input: Input = {};
    for (const { part, schema } of parts) {
      const given = part === 'query' ? withoutEmpty(request.query as object) : request[part];
      refuseBrokenText(given);
      const result = schema.safeParse(given);
      if (!result.success) throw invalid(describeIssues(result.error));
      input[part] = result.data;
    }
    return input;
  };
}

/** `?cursor=` means no cursor. */
function withoutEmpty(query: object): object {
  const entries = Object.entries(query);
  return entries.some(([, value]) => value === '')
    ? Object.fromEntries(entries.filter(([, value]) => value !== ''))
    : query;
}
