import type { DocumentView } from './viewed-document.ts';

export type ViewAction =
  | 'zoomIn'
  | 'zoomOut'
  | 'fit'
  | 'rotate'
  | 'nextPage'
  | 'previousPage'
  | 'firstPage'
  | 'lastPage';

export const initialView: DocumentView = { page: 1, scale: 1, rotation: 0 };

const zoomFactor = 1.25;
const minScale = 0.25;
const maxScale = 5;

export function updateView(view: DocumentView, action: ViewAction, pageCount: number): DocumentView {
  switch (action) {
    case 'zoomIn':
      return { ...view, scale: Math.min(maxScale, view.scale * zoomFactor) };
    case 'zoomOut':
      return { ...view, scale: Math.max(minScale, view.scale / zoomFactor) };
    case 'fit':
      return { ...view, scale: 1 };
    case 'rotate':
      return { ...view, rotation: (view.rotation + 90) % 360 };
    case 'nextPage':
      return { ...view, page: Math.min(pageCount, view.page + 1) };
    case 'previousPage':
      return { ...view, page: Math.max(1, view.page - 1) };
    case 'firstPage':
      return { ...view, page: 1 };
    case 'lastPage':
      return { ...view, page: pageCount };
  }
}

const keys: Record<string, ViewAction> = {
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'fit',
  r: 'rotate',
  PageDown: 'nextPage',
  ArrowRight: 'nextPage',
  PageUp: 'previousPage',
  ArrowLeft: 'previousPage',
  Home: 'firstPage',
  End: 'lastPage',
};

/** Viewer action of a key; undefined for keys left to the browser, for instance with Ctrl or Cmd. */
export function actionOfKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): ViewAction | undefined {
  return event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
}
