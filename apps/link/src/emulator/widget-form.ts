import type { EmulatorValues } from '@smile/contract/emulator';

/** Names of the fields that the widget's screen asks for. */
export function listFieldNames(widget: Document): string[] {
  return listFields(widget).map(({ name }) => name);
}

/** Types values into the fields with these names and fires input events, so that the form sees the change. */
export function fillFields(widget: Document, values: EmulatorValues): void {
  for (const { name } of listFields(widget)) {
    // Looked up again each time: filling one field may replace the screen and its fields.
    const field = listFields(widget).find((each) => each.name === name);
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (!field || value === undefined) continue;
    setNativeValue(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Calls `onChange` with the field names now, and again whenever they change. */
export function watchFields(widget: Document, onChange: (names: string[]) => void): void {
  let known: string | null = null;
  const look = () => {
    const names = listFieldNames(widget);
    if (names.join() === known) return;
    known = names.join();
    onChange(names);
  };
  new MutationObserver(look).observe(widget.documentElement, { childList: true, subtree: true });
  look();
}

function listFields(widget: Document): HTMLInputElement[] {
  return [...widget.querySelectorAll<HTMLInputElement>('form input[name]')].filter(({ type }) => type !== 'file');
}

/** Calls the native setter, because React overrides `value` on the element and would miss the change. */
function setNativeValue(field: HTMLInputElement, value: string): void {
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}
