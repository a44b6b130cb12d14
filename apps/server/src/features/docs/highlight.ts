import { createRequire } from 'node:module';
import { escapeHtml } from '../../platform/html.ts';

interface Highlighter {
  getLanguage(name: string): unknown;
  highlight(code: string, options: { language: string; ignoreIllegals: boolean }): { value: string };
}

// `require` avoids the library's types, which would add DOM types to the whole server.
const hljs: Highlighter = createRequire(import.meta.url)('highlight.js/lib/common');

/** Renders code as HTML with a class for each token type; unknown languages stay plain text. */
export function highlightCode(code: string, language: string): string {
  if (!hljs.getLanguage(language)) return escapeHtml(code);
  return hljs.highlight(code, { language, ignoreIllegals: true }).value;
}
