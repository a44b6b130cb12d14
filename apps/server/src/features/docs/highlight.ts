import { createRequire } from 'node:module';
import { escapeHtml } from '../../platform/html.ts';

interface Highlighter {
  getLanguage(name: string): unknown;
  highlight(code: string, options: { language: string; ignoreIllegals: boolean }): { value: string };
}

// Required, not imported: the library's types would add those of the browser to the whole server.
const hljs: Highlighter = createRequire(import.meta.url)('highlight.js/lib/common');

/** Code as HTML with a class per kind of word; languages without a grammar stay plain. */
export function highlightCode(code: string, language: string): string {
  if (!hljs.getLanguage(language)) return escapeHtml(code);
  return hljs.highlight(code, { language, ignoreIllegals: true }).value;
}
