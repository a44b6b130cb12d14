import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendWithProgress } from './send-with-progress.ts';

class Upload extends EventTarget {
  static last: Upload;
  upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } = {};
  sent: unknown[] = [];
  status = 201;
  responseText = '{"code":"OK"}';
  onload?: () => void;
  onabort?: () => void;
  onerror?: () => void;
  constructor() {
    super();
    Upload.last = this;
  }
  open(...given: unknown[]) {
    this.sent.push(given);
  }
  setRequestHeader(...given: unknown[]) {
    this.sent.push(given);
  }
  send(body: unknown) {
    this.sent.push(body);
  }
  abort() {
    this.onabort?.();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', Upload);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('sends like fetch and reports progress', async () => {
  const told: number[] = [];
  const answer = sendWithProgress((fraction) => told.push(fraction))('https://link.example/archives', {
    method: 'POST',
    headers: { authorization: 'Bearer token' },
    body: 'form',
  });
  Upload.last.upload.onprogress!({ lengthComputable: true, loaded: 5, total: 20 });
  Upload.last.upload.onprogress!({ lengthComputable: true, loaded: 20, total: 20 });
  Upload.last.onload!();
  expect((await answer).status).toBe(201);
  expect(await (await answer).json()).toEqual({ code: 'OK' });
  expect(told).toEqual([0, 0.25, 1]);
  expect(Upload.last.sent).toEqual([
    ['POST', 'https://link.example/archives'],
    ['authorization', 'Bearer token'],
    'form',
  ]);
});

it('gives up when the upload stalls, and at once on request', async () => {
  const start = (signal?: AbortSignal) => {
    const answer = sendWithProgress(() => {})('https://link.example', { body: 'form', ...(signal && { signal }) });
    answer.catch(() => {});
    return answer;
  };
  const stalled = start();
  vi.advanceTimersByTime(40_000);
  Upload.last.upload.onprogress!({ lengthComputable: true, loaded: 1, total: 2 });
  vi.advanceTimersByTime(44_000);
  const ending = new AbortController();
  const cancelled = start(ending.signal);
  ending.abort();
  await expect(cancelled).rejects.toThrow('upload failed');
  vi.advanceTimersByTime(2_000);
  await expect(stalled).rejects.toThrow('upload failed');
});
