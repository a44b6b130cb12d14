import { MenuItem } from '../../../../ui/overlays/menu-item.tsx';
import { useBuilderStore } from '../store/use-builder.ts';
import { copyPart, cutPart, type Part, pasteText } from './clipboard-actions.ts';

/** Entries of the menu of a component or a screen. */
export function ClipboardItems({ screenId, componentId }: Part) {
  const store = useBuilderStore();
  const refuse = (key: string) => () =>
    store.getState().announce(`The browser keeps this page from the clipboard. Press Ctrl+${key} instead.`, true);
  const write = (act: typeof copyPart, key: string) => () => {
    const text = act(store.getState(), { screenId, componentId });
    if (text !== null) void navigator.clipboard.writeText(text).catch(refuse(key));
  };
  const paste = () => {
    void navigator.clipboard
      .readText()
      .then((text) => pasteText(store.getState(), text))
      .catch(refuse('V'));
  };
  return (
    <>
      <MenuItem onClick={write(copyPart, 'C')}>Copy to clipboard</MenuItem>
      <MenuItem onClick={write(cutPart, 'X')}>Cut to clipboard</MenuItem>
      <MenuItem onClick={paste}>Paste</MenuItem>
    </>
  );
}
