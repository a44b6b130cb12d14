const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}

/** Product logo for server-rendered pages. */
export const productMark =
  '<svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true"><rect width="32" height="32" rx="8" ' +
  'fill="#167e1c"/><circle cx="11" cy="12" r="2.2" fill="#fff"/><circle cx="21" cy="12" r="2.2" ' +
  'fill="#fff"/><path d="M8.5 18.5a8 8 0 0 0 15 0" fill="none" stroke="#fff" stroke-width="2.8" ' +
  'stroke-linecap="round"/></svg>';
