import { randomUUID } from 'node:crypto';
import { errorCatalogue } from '@smile/contract/errors';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { decodeUtf8 } from '../decode-utf8.ts';
import { ApiError, bodyTooLarge, invalid } from '../errors.ts';
import { findExcess, maxJsonDepth } from '../json-depth.ts';
import type { Log } from '../log.ts';
import { addDraining } from './draining.ts';
import { drainRequestBody } from './parsing/drain-request-body.ts';
import { parseJson } from './parsing/parse-json.ts';
import { namesOneHost, refuseBrokenRequest, refuseExpectation } from './parsing/refuse-broken-request.ts';

const bodyLimitBytes = 1024 * 1024;
/** Twice as many values as the largest site has; parsing and checking this many takes about 20 ms. */
const maxValues = 50_000;

/** A listener's routes and hooks. */
export type HttpApp = FastifyInstance;

export interface AppOptions {
  log: Log;
  /** Number of trusted proxies, or their addresses. */
  trustProxy: number | string[];
  /** Answers a browser with an error page; returns null when the JSON envelope is to be sent instead. */
  sendErrorPage?: (error: ApiError, request: FastifyRequest, reply: FastifyReply) => FastifyReply | null;
}

/**
 * Creates a Fastify app that answers thrown errors in the API's envelope or as a page. Callers without `sendErrorPage`
 * answer unknown paths themselves.
 */
export function createApp({ log, trustProxy, sendErrorPage }: AppOptions): FastifyInstance {
  const refuse = (error: ApiError, request: FastifyRequest, reply: FastifyReply) =>
    sendErrorPage?.(error, request, reply) ?? sendError(error, request, reply);
  const app = Fastify({
    genReqId: () => randomUUID(),
    bodyLimit: bodyLimitBytes,
    // The client address is taken from this many trusted proxies; addresses beyond them are the client's own claim.
    trustProxy: Array.isArray(trustProxy) ? trustProxy : (_address: string, hop: number) => hop < trustProxy,
    forceCloseConnections: 'idle',
    // Open connections are still served until the last one has closed.
    return503OnClosing: false,
    // Longer than common proxies keep idle connections (Caddy: 2 minutes), so that none sends on a connection just
    // closed.
    keepAliveTimeout: 130_000,
    // Generous, so that a loaded machine can still start.
    pluginTimeout: 120_000,
    clientErrorHandler: refuseBrokenRequest,
    // `namesOneHost` refuses in the envelope.
    http: { requireHostHeader: false },
    frameworkErrors: (error, request, reply) =>
      void refuse(toApiError(error), request, reply.header('x-request-id', request.id)),
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
  });
  app.server.on('checkExpectation', refuseExpectation);
  addDraining(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done(namesOneHost(request.raw) ? undefined : invalid('The request must name one host.'));
  });
  app.addHook('onResponse', (request, reply, done) => {
    const level = levelOf(reply.statusCode);
    if (!log.isLevelEnabled(level)) return done();
    const ms = Math.round(reply.elapsedTime);
    const route = request.routeOptions.url ?? 'unknown';
    const { id, ip, method } = request;
    log[level]({ requestId: id, ip, method, route, status: reply.statusCode, ms }, 'request');
    done();
  });
  app.addHook('onRequest', (request, _reply, done) => {
    // The body is never read, so its type is not checked.
    if (request.routeOptions.config.takesBody === false) delete request.headers['content-type'];
    done();
  });
  app.addHook('preParsing', (request, _reply, payload, done) => {
    done(request.routeOptions.config.takesBody === true ? refuseEncoding(request) : null, payload);
  });
  acceptOnlyJson(app);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = toApiError(error, request.routeOptions.bodyLimit);
    if (isServerFault(refusal.status)) log.error({ err: error, requestId: request.id }, 'request failed');
    drainRequestBody(request, reply);
    return refuse(refusal, request, reply);
  });
  if (sendErrorPage)
    app.setNotFoundHandler((request, reply) => refuse(new ApiError('MISSING_RESOURCE'), request, reply));
  return app;
}

/** Level by status: successes and client errors only when debugging, except rejected credentials. */
function levelOf(status: number): 'error' | 'info' | 'debug' {
  if (isServerFault(status)) return 'error';
  return status === 401 || status === 403 ? 'info' : 'debug';
}

/** The API answers 501 to a wrong method, which is the client's fault. */
function isServerFault(status: number): boolean {
  return status >= 500 && status !== 501;
}

/** Only Bearer: for Basic, a browser would prompt its user. */
const challenge = { 'www-authenticate': 'Bearer realm="Smile"' };

export function sendError(
  error: ApiError,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number = error.status,
): FastifyReply {
  return reply
    .code(status)
    .headers(status === 401 ? challenge : {})
    .headers(error.headers)
    .header('content-type', 'application/json; charset=utf-8')
    .send(writeError(error, request.id));
}

export function writeError({ code, message }: ApiError, requestId: string): string {
  return JSON.stringify({ code, message, requestId, data: {} });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True when the endpoint declares a body, false when it has none; unset for routes outside the contract. */
    takesBody?: boolean;
    /** True when the route serves no page, so that the security headers for pages are left out. */
    hasOwnHeaders?: boolean;
  }
}

/** Accepts only JSON. An empty JSON body counts as none, and so does any body that the route does not read. */
function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0 || request.routeOptions.config.takesBody === false) return done(null, undefined);
    readJson(body as Buffer).then(
      (value) => done(null, value),
      (error) => done(error instanceof ApiError ? error : wrongBody('The body is not valid JSON.')),
    );
  });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, _body, done) => {
    if (request.routeOptions.config.takesBody === false) done(null, undefined);
    else done(new ApiError('UNSUPPORTED_TYPE'));
  });
}

async function readJson(bytes: Buffer): Promise<unknown> {
  const text = decodeBody(bytes);
  refuseExcess(text);
  return parseJson(text);
}

/** @throws ApiError INVALID_PARAMETERS for invalid UTF-8 (RFC 8259 §8.1), instead of storing U+FFFD */
function decodeBody(bytes: Buffer): string {
  const text = decodeUtf8(bytes);
  if (text === null) throw wrongBody('The body is not valid UTF-8.');
  return text;
}

function wrongBody(reason: string): ApiError {
  return new ApiError('INVALID_PARAMETERS', `${errorCatalogue.INVALID_PARAMETERS.message} ${reason}`);
}

/** The error names the accepted encoding (RFC 9110 §12.5.3). */
function refuseEncoding({ headers }: FastifyRequest): ApiError | null {
  const encoding = headers['content-encoding']?.trim().toLowerCase() || 'identity';
  if (encoding === 'identity') return null;
  const message = 'The body must not be compressed: send it without Content-Encoding.';
  return new ApiError('UNSUPPORTED_TYPE', message, { 'accept-encoding': 'identity' });
}

function toApiError(error: FastifyError | ApiError, limitBytes = bodyLimitBytes): ApiError {
  if (error instanceof ApiError) return error;
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new ApiError('UNSUPPORTED_TYPE');
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return bodyTooLarge(limitBytes);
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return new ApiError('INVALID_PARAMETERS');
  return new ApiError('SERVER_ERROR');
}

/**
 * Rejects JSON that is nested too deeply or has too many values, before anything walks it.
 * @throws ApiError INVALID_PARAMETERS
 */
function refuseExcess(text: string): void {
  const excess = findExcess(text, maxValues);
  if (excess === 'DEPTH') throw invalid(`The body is nested more than ${maxJsonDepth} levels deep.`);
  if (excess === 'VALUES') throw invalid(`The body has more than ${maxValues.toLocaleString('en')} values.`);
}
