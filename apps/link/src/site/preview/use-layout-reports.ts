import type { SitePreviewReport } from '@smile/contract/site-preview-report';
import { useEffect, useRef } from 'react';

type Layout = Extract<SitePreviewReport, { type: 'layout' }>;
type Box = Layout['boxes'][number];

/** Parts of the page, and their positions in the last report. */
interface Observed {
  sizes: ResizeObserver;
  parts: HTMLElement[];
  boxes: Map<string, Box>;
  height: number;
}

/** Differs from every measured height. */
const notMeasured = -1;

/**
 * Reports the position of each page part when parts appear, move or disappear. Only additions, removals and resizes
 * move parts, so other renders measure nothing.
 */
export function useLayoutReports(
  content: HTMLElement | null,
  revision: number | null,
  report: (layout: Layout) => void,
): void {
  // A ref, so that the observers call the newest render's `report` with its revision.
  const reportChange = useRef((_observed: Observed, _element: HTMLElement) => {});
  reportChange.current = (observed, element) => {
    const change = takeChange(element, observed);
    if (change && revision !== null) report({ type: 'layout', revision, ...change });
  };
  useEffect(() => {
    if (!content) return;
    const sizes = new ResizeObserver(() => reportChange.current(observed, content));
    const observed: Observed = { sizes, parts: [], boxes: new Map(), height: notMeasured };
    const structure = new MutationObserver(() => {
      if (observeParts(content, observed)) reportChange.current(observed, content);
    });
    sizes.observe(content);
    structure.observe(content, { subtree: true, childList: true });
    observeParts(content, observed);
    return () => {
      structure.disconnect();
      sizes.disconnect();
    };
  }, [content]);
}

/** Returns true if the set or order of parts changed. Observes new parts and stops observing removed ones. */
function observeParts(element: HTMLElement, observed: Observed): boolean {
  const parts = [...element.querySelectorAll<HTMLElement>('[data-part]')];
  if (parts.length === observed.parts.length && parts.every((part, index) => part === observed.parts[index]))
    return false;
  const known = new Set(observed.parts);
  const present = new Set(parts);
  for (const part of known) if (!present.has(part)) observed.sizes.unobserve(part);
  for (const part of present) if (!known.has(part)) observed.sizes.observe(part);
  observed.parts = parts;
  return true;
}

/** Returns the changes since the last report and keeps the new positions; null if there are none. */
function takeChange(element: HTMLElement, observed: Observed): Pick<Layout, 'boxes' | 'gone' | 'height'> | null {
  const now = new Map([...observed.parts].map((part) => [part.dataset.part ?? '', readBox(part)]));
  const height = Math.ceil(element.getBoundingClientRect().height);
  const boxes = [...now.values()].filter((box) => !isSame(box, observed.boxes.get(box.id)));
  const gone = [...observed.boxes.keys()].filter((id) => !now.has(id));
  if (boxes.length === 0 && gone.length === 0 && height === observed.height) return null;
  observed.boxes = now;
  observed.height = height;
  return { boxes, gone, height };
}

function readBox(part: HTMLElement): Box {
  const { top, left, width, height } = part.getBoundingClientRect();
  return { id: part.dataset.part ?? '', top: top + scrollY, left: left + scrollX, width, height };
}

function isSame(one: Box, other: Box | undefined): boolean {
  return (
    other !== undefined &&
    one.top === other.top &&
    one.left === other.left &&
    one.width === other.width &&
    one.height === other.height
  );
}
