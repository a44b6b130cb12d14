import type { SampleDocument } from '@smile/contract/sample-documents';
import type { LinkFileType } from '@smile/contract/widget-archives';
import { useEffect, useRef, useState } from 'react';
import { translate } from '../../languages/translate.ts';
import { describeRefusal } from '../session/describe-refusal.ts';
import type { WidgetContext } from '../widget-context.ts';
import type { WidgetSettings } from '../widget-settings.ts';
import { readPage, totalLimitBytes } from './read-page.ts';
import { fetchSample } from './sample-file.ts';
import { sendArchive } from './upload-actions.ts';
import { createDraft, type UploadDraft, type UploadPage } from './upload-draft.ts';

const texts = {
  lost: 'The connection was lost. Your pages are still here: check your internet, then send again.',
  forbidden: 'We cannot accept documents right now. Please try again later.',
  failed: 'Something went wrong on our side. Please send it again.',
};

/** Pages of one document, from choosing to sending; kept while the person looks at other screens. */
export function useUpload(ctx: WidgetContext, settings: WidgetSettings, fileType: LinkFileType) {
  const [draft, setDraft] = useState<UploadDraft>(() => ctx.uploadDrafts.get(fileType.type) ?? createDraft([]));
  const [problem, setProblem] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  function keep(pages: UploadPage[]): void {
    const next = createDraft(pages);
    ctx.uploadDrafts.set(fileType.type, next);
    setDraft(next);
  }

  /** Replaces the page with this id, or appends. */
  async function add(files: File[], replacedId?: number): Promise<void> {
    const read = await Promise.all(files.map(readPage));
    const added = read.filter((page) => typeof page !== 'string');
    const pages = draft.pages.flatMap((page) => (page.id === replacedId && added.length > 0 ? added : [page]));
    const all = replacedId === undefined ? [...pages, ...added] : pages;
    const refusal = read.find((page) => typeof page === 'string') ?? findExcess(all, fileType.maxFiles);
    setProblem(refusal ?? null);
    keep(all.slice(0, fileType.maxFiles));
  }

  /** Uses a sample document of a test person. */
  async function addSample(document: SampleDocument): Promise<void> {
    setProblem(null);
    try {
      await add([await fetchSample(document)]);
    } catch {
      setProblem(translate('The sample document could not be loaded. Check your internet, then try again.'));
    }
  }

  function remove(id: number): void {
    setProblem(null);
    keep(draft.pages.filter((page) => page.id !== id));
  }

  async function send(): Promise<void> {
    if (sending.current) return;
    const ending = new AbortController();
    sending.current = ending;
    setProblem(null);
    try {
      await sendArchive(ctx, settings, fileType, draft, { onProgress: setProgress, signal: ending.signal });
    } catch (error) {
      if (!ending.signal.aborted) setProblem(describeRefusal(error, texts));
    } finally {
      sending.current = null;
      setProgress(null);
    }
  }

  return {
    pages: draft.pages,
    problem,
    progress,
    add,
    addSample,
    remove,
    send,
    cancel: () => sending.current?.abort(),
  };
}

function findExcess(pages: UploadPage[], maxFiles: number): string | undefined {
  if (pages.length > maxFiles)
    return maxFiles === 1
      ? translate('Only 1 page is needed here.')
      : translate('Only {count} pages are needed here.', { count: maxFiles });
  const bytes = pages.reduce((sum, { file }) => sum + file.size, 0);
  return bytes > totalLimitBytes
    ? translate('These files are larger than 40 MB together. Please remove one or choose smaller files.')
    : undefined;
}
