import type { SitePreviewReport } from '@smile/contract/site-preview-report';
import type { Box } from './drop-slot.ts';

type LayoutReport = Extract<SitePreviewReport, { type: 'layout' }>;

/** Positions of a page's parts, as reported by its frame so far. */
export interface FrameLayout {
  boxes: Box[];
  height: number;
}

export const noLayout: FrameLayout = { boxes: [], height: 0 };

/** Applies a report, which contains only changes. */
export function takeLayout({ boxes }: FrameLayout, report: Omit<LayoutReport, 'type' | 'revision'>): FrameLayout {
  const known = new Map(boxes.map((box) => [box.id, box]));
  for (const id of report.gone) known.delete(id);
  for (const box of report.boxes) known.set(box.id, box);
  return { boxes: [...known.values()], height: report.height };
}
