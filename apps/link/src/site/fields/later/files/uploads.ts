import { CallError } from '@smile/contract/call';
import type { SiteFile } from '@smile/contract/site-files';
import { sendWithProgress } from '../../../../widget/archives/send-with-progress.ts';
import { createKey } from '../../../../widget/archives/upload-draft.ts';
import { isTooMany, type SiteConnection, wasRefused } from '../../../site-connection.ts';

/** Uploading may take as long as it makes progress. */
const timeoutMs = 600_000;

/** A file on its way. Fields keep its key in their answer until the server has named the file. */
export interface Upload {
  key: string;
  component: string;
  file: File;
  state: 'sending' | 'failed' | 'stored';
  /** From 0 to 1. */
  progress: number;
  /** Error message of a failed upload. */
  message: string | null;
  canRetry: boolean;
  /** Id of the stored file; null before. */
  fileId: string | null;
}

type KnownFile = Pick<SiteFile, 'id' | 'name' | 'sizeBytes' | 'contentType'> & { url: string | null };

interface Sending {
  abort: AbortController;
  start: () => void;
  done: Promise<void>;
}

/** These outlive the fields: a person may look at another screen while a file is sent. */
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

/** Calls back after every change of an upload. */
export function onUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Sends a file, at once or after a pause in which it can be cancelled; returns the key of its upload. */
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

/** Forgets an upload, and removes the file if it has arrived. */
export function cancelUpload(connection: SiteConnection | null, key: string): void {
  const fileId = uploads.get(key)?.fileId;
  sending.get(key)?.abort.abort();
  uploads.delete(key);
  if (fileId) removeFile(connection, fileId);
}

/** Removes a file from the server; one that cannot be removed is never part of an answer again. */
export function removeFile(connection: SiteConnection | null, fileId: string): void {
  files.delete(fileId);
  if (!connection) return;
  void connection
    .sessionId()
    .then((id) => connection.client.call('deleteFile', { params: { id, fileId } }))
    .catch(() => {});
}

/** Waits until nothing is on its way any more. */
export async function settleUploads(): Promise<void> {
  for (const { start } of sending.values()) start();
  await Promise.all([...sending.values()].map(({ done }) => done));
}

/** The files that the server has; uploads that it has without this page knowing get their ids. */
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

/** The builder's preview sends nothing. */
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
