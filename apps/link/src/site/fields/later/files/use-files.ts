import type { FlowInput } from '@smile/site-model/flow';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { ConnectionContext } from '../../../site-connection.ts';
import {
  cancelUpload,
  findFile,
  findUpload,
  loadFiles,
  onUploads,
  removeFile,
  retryUpload,
  startUpload,
} from './uploads.ts';

/** A file of an answer, ready to display. */
export interface FileEntry {
  /** File id, or upload key. */
  id: string;
  name: string;
  sizeBytes: number;
  url: string | null;
  state: 'stored' | 'sending' | 'failed';
  progress: number;
  message: string | null;
  canRetry: boolean;
}

interface FilesProps {
  input: FlowInput;
  /** File ids, and the keys of unfinished uploads. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

/** State of a file field: stored files, uploads in progress, and the actions that change them. */
export function useFiles({ input, value, onChange }: FilesProps) {
  const connection = useContext(ConnectionContext);
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };
  const change = useCallback((next: readonly string[]) => {
    latest.current.value = next;
    latest.current.onChange(next);
  }, []);
  const redraw = useRedraw();

  useEffect(() => {
    const takeIds = () => {
      const { value: before } = latest.current;
      const after = before.map((id) => findUpload(id)?.fileId ?? id);
      if (after.some((id, index) => id !== before[index])) change(after);
      redraw();
    };
    takeIds();
    return onUploads(takeIds);
  }, [change, redraw]);

  const isMissing = connection !== null && !value.every(isKnown);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  useEffect(() => {
    if (!isMissing || !connection) return;
    loadFiles(connection).then(
      (stored) => {
        const byKey = new Map(stored.map((file) => [file.submissionKey, file.id]));
        // Drops keys of uploads that a page reload interrupted: their bytes are gone.
        change(latest.current.value.map((id) => byKey.get(id) ?? id).filter(isKnown));
        redraw();
      },
      () => setFailed(attempt),
    );
  }, [isMissing, connection, attempt, change, redraw]);

  useEffect(() => {
    const retryAll = () => {
      setAttempt((count) => count + 1);
      for (const id of latest.current.value) retryUpload(connection, id);
    };
    addEventListener('online', retryAll);
    return () => removeEventListener('online', retryAll);
  }, [connection]);

  const drop = (id: string, isOnServer: boolean) => {
    if (findUpload(id)) cancelUpload(isOnServer ? connection : null, id);
    else removeFile(isOnServer ? connection : null, id);
  };
  return {
    entries: value.flatMap((id) => toEntry(id) ?? []),
    loading: isMissing ? (failed === attempt ? ('failed' as const) : ('waiting' as const)) : null,
    reload: () => setAttempt(attempt + 1),
    add: (files: readonly File[]) => {
      change([...latest.current.value, ...files.map((file) => startUpload(connection, { component: input.id, file }))]);
    },
    /** Replaces all other files. The server deletes those by itself. */
    replace: (file: File, delayMs: number) => {
      for (const id of latest.current.value) drop(id, false);
      change([startUpload(connection, { component: input.id, file, delayMs })]);
    },
    remove: (id: string) => {
      drop(id, true);
      change(latest.current.value.filter((other) => other !== id));
    },
    retry: (id: string) => retryUpload(connection, id),
  };
}

function useRedraw(): () => void {
  const [, setCount] = useState(0);
  return useCallback(() => setCount((count) => count + 1), []);
}

function isKnown(id: string): boolean {
  return Boolean(findFile(id) ?? findUpload(id));
}

function toEntry(id: string): FileEntry | null {
  const upload = findUpload(id);
  if (upload) {
    const { file, state, progress, message, canRetry } = upload;
    return { id, name: file.name, sizeBytes: file.size, url: null, state, progress, message, canRetry };
  }
  const file = findFile(id);
  if (!file) return null;
  const { name, sizeBytes, url } = file;
  return { id, name, sizeBytes, url, state: 'stored', progress: 1, message: null, canRetry: false };
}
