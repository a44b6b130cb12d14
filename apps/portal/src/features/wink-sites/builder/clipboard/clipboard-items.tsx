import { writeParts } from '@smile/site-model/clipboard/copied-parts';
import { MenuItem } from '../../../../ui/overlays/menu-item.tsx';
import { useBuilderStore } from '../store/use-builder.ts';
import { copyPart, cutPart, type Part, pasteText } from './clipboard-actions.ts';

/** Menu entries for a component or a screen. */
export function ClipboardItems({ screenId, componentId }: Part) {
  const store = useBuilderStore();
  const refuse = (key: string) =>
    store.getState().announce(`The browser does not let this page use the clipboard. Press Ctrl+${key} instead.`, true);
  // A part is cut only after it has been copied. Without HTTPS there is no clipboard API.
  const write = (act: typeof copyPart, key: string) => async () => {
    const text = writeParts(store.getState().document, screenId, componentId);
    if (text === null) return;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return refuse(key);
    }
    act(store.getState(), { screenId, componentId });
  };
  const paste = async () => {
    let text: string;
    try {
      text = await navigator.clipboard.readText();
    } catch {
      return refuse('V');
    }
    await pasteText(store.getState, text);
  };
  return (
    <>
      <MenuItem onClick={write(copyPart, 'C')}>Copy to clipboard</MenuItem>
      <MenuItem onClick={write(cutPart, 'X')}>Cut to clipboard</MenuItem>
      <MenuItem onClick={paste}>Paste</MenuItem>
    </>
  );
}
