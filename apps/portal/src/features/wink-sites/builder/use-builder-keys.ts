import { useWindowEvent } from '@mantine/hooks';
import { useBuilderStore } from './store/use-builder.ts';

/** Dialogs with their own form values; other dialogs edit the document directly. */
const ownValues = '[role=dialog][aria-modal=true]:not(:has([data-shows-document]))';

/** Undo and redo from anywhere, except in dialogs with their own form values. */
export function useBuilderKeys(): void {
  const store = useBuilderStore();
  useWindowEvent('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
    const { undo, redo, isPreviewing, drag } = store.getState();
    const key = event.key.toLowerCase();
    const isUndo = key === 'z' && !event.shiftKey;
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if ((!isUndo && !isRedo) || isPreviewing || drag || document.querySelector(ownValues)) return;
    event.preventDefault();
    if (isUndo) undo();
    else redo();
  });
}
