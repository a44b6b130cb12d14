import { useWindowEvent } from '@mantine/hooks';
import { useBuilderStore } from './store/use-builder.ts';

/** Dialogs with values of their own; the others show the document. */
const ownValues = '[role=dialog][aria-modal=true]:not(:has([data-shows-document]))';

/** Undo and redo from wherever the keyboard is, but for dialogs that have values of their own. */
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
