import { CallError } from '@smile/contract/call';
import type { SiteFile } from '@smile/contract/site-files';
import { sendWithProgress } from '../../../../widget/archives/send-with-progress.ts';
import { createKey } from '../../../../widget/archives/upload-draft.ts';
import { isTooMany, type SiteConnection, wasRefused } from '../../../site-connection.ts';

/** 10 minutes: slow uploads may go on as long as they make progress. */
const timeoutMs = 600_000;

/** An upload. A field's answer holds the upload's key until the server returns a file id. */
export interface Upload {
  key: string;
  component: string;
  file: File;
  state: 'sending' | 'failed' | 'stored';
  /** Between 0 and 1. */
  progress: number;
  /** Error message of a failed upload. */
  message: string | null;
  canRetry: boolean;
  /** Id of the stored file; null until then. */
  fileId: string | null;
}

type KnownFile = Pick<SiteFile, 'id' | 'name' | 'sizeBytes' | 'contentType'> & { url: string | null };

interface Sending {
  abort: AbortController;
  start: () => void;
  done: Promise<void>;
}

/** Kept outside the components: the visitor may open another screen during an upload. */
const uploads = new Map<string, Upload>();
const sending = new Map<string, Sending>();
const files = new Map<string, KnownFile>();
const listeners = new Set<() => void>();

export function findUpload(key: string): Upload | undefined {
  return uploads.get(key);
}

export function findFile(id: string): KnownFile | undefined {
  return files.get(id);
}

/** Calls `listener` after every change of an upload; returns a function to stop. */
export function onUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Starts an upload, optionally after a delay during which it can be cancelled; returns its key. */
export function startUpload(
  connection: SiteConnection | null,
  { component, file, delayMs = 0 }: { component: string; file: File; delayMs?: number },
): string {
  const key = createKey();
  uploads.set(key, {
    key,
    component,
    file,
    state: 'sending',
    progress: 0,
    message: null,
    canRetry: false,
    fileId: null,
  });
  send(connection, key, delayMs);
  return key;
}

export function retryUpload(connection: SiteConnection | null, key: string): void {
  const upload = uploads.get(key);
  if (upload?.state !== 'failed' || !upload.canRetry) return;
  change(key, { state: 'sending', progress: 0, message: null });
  send(connection, key, 0);
}

/** Drops an upload and deletes its file if the server already has it. */
export function cancelUpload(connection: SiteConnection | null, key: string): void {
  const fileId = uploads.get(key)?.fileId;
  sending.get(key)?.abort.abort();
  uploads.delete(key);
  if (fileId) removeFile(connection, fileId);
}

/** Deletes a file from the server. A failure is harmless: no answer refers to the file any more. */
export function removeFile(connection: SiteConnection | null, fileId: string): void {
  files.delete(fileId);
  if (!connection) return;
  void connection
    .sessionId()
    .then((id) => connection.client.call('deleteFile', { params: { id, fileId } }))
    .catch(() => {});
}

/** Starts delayed uploads now and waits until all uploads end. */
export async function waitForUploads(): Promise<void> {
  for (const { start } of sending.values()) start();
  await Promise.all([...sending.values()].map(({ done }) => done));
}

/** Loads the files that the server has, including those whose upload finished without this page noticing. */
export async function loadFiles(connection: SiteConnection): Promise<SiteFile[]> {
  const { items } = await connection.client.call('listFiles', { params: { id: await connection.sessionId() } });
  for (const file of items) files.set(file.id, file);
  return items;
}

function send(connection: SiteConnection | null, key: string, delayMs: number): void {
  const abort = new AbortController();
  let start = () => {};
  const started = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, delayMs);
    start = () => {
      clearTimeout(timer);
      resolve();
    };
    abort.signal.addEventListener('abort', start);
  });
  const done = started
    .then(() => (abort.signal.aborted ? undefined : store(connection, key, abort.signal)))
    .catch((error) => {
      if (!abort.signal.aborted) change(key, { state: 'failed', ...describeFailure(error) });
    })
    .finally(() => {
      if (sending.get(key)?.abort === abort) sending.delete(key);
    });
  sending.set(key, { abort, start, done });
}

async function store(connection: SiteConnection | null, key: string, signal: AbortSignal): Promise<void> {
  const { file, component } = uploads.get(key)!;
  const stored = connection
    ? await connection.client.call(
        'createFile',
        { params: { id: await connection.sessionId() }, body: { component, submissionKey: key, file } },
        signal,
        { fetch: sendWithProgress((progress) => change(key, { progress })), timeoutMs },
      )
    : previewFile(file);
  files.set(stored.id, stored);
  change(key, { state: 'stored', progress: 1, fileId: stored.id });
}

/** The builder's preview uploads nothing. */
function previewFile({ name, size, type }: File): KnownFile {
  const id = `f-${createKey().replaceAll('-', '')}`;
  return { id, name, sizeBytes: size, contentType: type as SiteFile['contentType'], url: null };
}

function change(key: string, change: Partial<Upload>): void {
  const upload = uploads.get(key);
  if (!upload) return;
  uploads.set(key, { ...upload, ...change });
  for (const listener of listeners) listener();
}

function describeFailure(error: unknown): Pick<Upload, 'message' | 'canRetry'> {
  if (isTooMany(error)) return { message: 'Too many uploads. Wait a few minutes, then try again.', canRetry: true };
  if (!wasRefused(error)) return { message: 'The connection was lost.', canRetry: true };
  const message =
    error instanceof CallError && error.code === 'INVALID_PARAMETERS' ? error.message : 'This file cannot be taken.';
  return { message, canRetry: false };
}
