import { showCopied, showError } from './toasts/toasts.ts';

const quietMs = 300;
let last = { text: '', atMs: Number.NEGATIVE_INFINITY };

/** Copies a text and confirms it; a repeat within 300 ms counts as a double click. */
export async function copyText(text: string, confirm = showCopied): Promise<void> {
  const nowMs = performance.now();
  if (text === last.text && nowMs - last.atMs < quietMs) return;
  last = { text, atMs: nowMs };
  try {
    await navigator.clipboard.writeText(text);
    confirm();
  } catch {
    showError('The browser did not allow copying. Select the text and copy it by hand.');
  }
}
