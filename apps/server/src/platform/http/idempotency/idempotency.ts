import {
  idempotencyHeaders,
  idempotencyHours,
  idempotencyKeyPattern,
  maxIdempotencyKeyLength,
} from '@smile/contract/idempotency';
import { addSeconds } from '../../clock.ts';
import { inTransaction, type ModeContext } from '../../context.ts';
import { ApiError, invalid } from '../../errors.ts';
import { claimKey, type KeyId, selectAnswer, updateAnswer } from './idempotency-queries.ts';

export interface FinishedAnswer {
  status: number;
  text: string;
}

export interface KeyedRequest {
  key: string;
  /** Hash of the request; the same key with another hash is a caller's mistake. */
  requestHash: string;
  /** Serializes an error, so that it can be stored like any other answer. */
  writeRefusal(error: ApiError): string;
}

/** @throws ApiError INVALID_PARAMETERS for a malformed header; undefined without one */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && idempotencyKeyPattern.test(header)) return header;
  throw invalid(
    `${idempotencyHeaders.request} must have 1 to ${maxIdempotencyKeyLength} printable ASCII characters without spaces.`,
  );
}

/**
 * Runs a request once per idempotency key and replays its answer: key, effect and answer commit together. Concurrent
 * requests with the key wait. Definite refusals (403, 404) are stored too; any other error releases the key.
 * @throws ApiError INVALID_PARAMETERS when the key was used for another request
 */
export async function answerOnce(
  ctx: ModeContext,
  request: KeyedRequest,
  work: (tx: ModeContext) => Promise<FinishedAnswer>,
): Promise<FinishedAnswer & { isReplayed: boolean }> {
  const id = { owner: ownerOf(ctx), keyHash: ctx.vault.keyedHash(request.key) };
  try {
    return await inTransaction(ctx, (tx) => claimAndAnswer(tx, id, request, () => work(tx)));
  } catch (error) {
    if (!isDefinite(error)) throw error;
    const refusal = { status: error.status, text: request.writeRefusal(error) };
    return inTransaction(ctx, (tx) => claimAndAnswer(tx, id, request, async () => refusal));
  }
}

/**
 * Looks up the stored answer of a key before any work starts.
 * @throws ApiError INVALID_PARAMETERS when the key was used for another request
 */
export async function findAnswer(ctx: ModeContext, request: KeyedRequest): Promise<FinishedAnswer | null> {
  return openAnswer(ctx, { owner: ownerOf(ctx), keyHash: ctx.vault.keyedHash(request.key) }, request.requestHash);
}

async function openAnswer(ctx: ModeContext, id: KeyId, requestHash: string): Promise<FinishedAnswer | null> {
  const stored = await selectAnswer(ctx, id);
  if (!stored) return null;
  if (stored.requestHash !== requestHash)
    throw invalid(
      `This ${idempotencyHeaders.request} was used for another request. Use a new key for each new request.`,
    );
  return { status: stored.status, text: ctx.vault.open(stored.answerSealed, sealContextOf(ctx, id)) };
}

function sealContextOf({ tenantId, mode }: ModeContext, { owner, keyHash }: KeyId): string {
  return `idempotency:${tenantId}:${mode}:${owner}:${keyHash}`;
}

async function claimAndAnswer(
  tx: ModeContext,
  id: KeyId,
  { requestHash }: KeyedRequest,
  work: () => Promise<FinishedAnswer>,
): Promise<FinishedAnswer & { isReplayed: boolean }> {
  const expiresAt = addSeconds(tx.now(), idempotencyHours * 3600);
  while (!(await claimKey(tx, { ...id, requestHash, expiresAt }))) {
    const stored = await openAnswer(tx, id, requestHash);
    // Null when the expired key was deleted between the two statements.
    if (stored) return { ...stored, isReplayed: true };
  }
  const { status, text } = await work();
  await updateAnswer(tx, id, { status, answerSealed: tx.vault.seal(text, sealContextOf(tx, id)) });
  return { status, text, isReplayed: false };
}

function ownerOf({ actor, nameActor }: ModeContext): string {
  const name = nameActor(actor);
  if (name === null) throw new Error(`${actor.kind} has no idempotency keys`);
  return name;
}

function isDefinite(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 403 || error.status === 404);
}
