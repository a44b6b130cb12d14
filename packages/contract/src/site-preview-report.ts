/** Position of a part of the page, in CSS pixels. */
export interface PartBox {
  id: string;
  top: number;
  left: number;
  width: number;
  height: number;
}

/** Messages from a site's preview to the portal. */
export type SitePreviewReport =
  /** The frame is loaded and waits for a `load` message. */
  | { type: 'ready' }
  /** Boxes that are new or changed since the last report (all of them after `ready`), and ids of removed ones. */
  | { type: 'layout'; revision: number; boxes: PartBox[]; gone: string[]; height: number }
  | { type: 'walked'; screen: string; answers: Record<string, unknown> }
  /** A revision is missing: the portal must resend everything. */
  | { type: 'resync' };

/**
 * Parses a message from the preview's frame; null for anything else. Written by hand, because the builder receives one
 * per change and would otherwise load a schema library.
 */
export function readSitePreviewReport(message: unknown): SitePreviewReport | null {
  if (!isRecord(message)) return null;
  const { type, revision, boxes, gone, height, screen, answers } = message;
  if (type === 'ready' || type === 'resync') return { type };
  if (type === 'walked') return typeof screen === 'string' && isRecord(answers) ? { type, screen, answers } : null;
  if (type !== 'layout' || !isCount(revision) || !isNumber(height)) return null;
  if (!isListOf(boxes, isPartBox) || !isListOf(gone, isString)) return null;
  return { type, revision, boxes, gone, height };
}

function isPartBox(value: unknown): value is PartBox {
  return isRecord(value) && isString(value.id) && [value.top, value.left, value.width, value.height].every(isNumber);
}

function isListOf<T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.every(isItem);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}
