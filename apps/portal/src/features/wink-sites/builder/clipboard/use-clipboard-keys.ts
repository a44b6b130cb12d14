import { useWindowEvent } from '@mantine/hooks';
import { useBuilderStore } from '../store/use-builder.ts';
import { copyPart, cutPart, pasteText, selectedPart } from './clipboard-actions.ts';

/** Elements in which copying and pasting concerns text. */
const ownClipboard = 'input, textarea, select, [contenteditable], [role=dialog]';

/** Copies, cuts and pastes the selected part, unless a field, a dialog or selected text has precedence. */
export function useClipboardKeys(): void {
  const store = useBuilderStore();
  const canUse = ({ target, defaultPrevented }: ClipboardEvent) => {
    const { isPreviewing, drag } = store.getState();
    const isOwn = target instanceof Element && target.closest(ownClipboard) !== null;
    return (
      !defaultPrevented && !isPreviewing && !drag && !isOwn && !document.querySelector('[role=dialog][aria-modal=true]')
    );
  };
  const take = (event: ClipboardEvent, act: typeof copyPart) => {
    const part = selectedPart(store.getState());
    if (!part || !canUse(event) || window.getSelection()?.toString()) return;
    const text = act(store.getState(), part);
    if (text !== null) event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  useWindowEvent('copy', (event) => take(event, copyPart));
  useWindowEvent('cut', (event) => take(event, cutPart));
  useWindowEvent('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain');
    if (!text || !canUse(event)) return;
    event.preventDefault();
    void pasteText(store.getState, text);
  });
}
