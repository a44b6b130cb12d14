import type { EmulatorValues } from '@smile/contract/emulator';

/** Names of the fields that the widget's screen asks for. */
export function listFieldNames(widget: Document): string[] {
  return listFields(widget).map(({ name }) => name);
}

/** Types values into the widget's fields of these names, as a person would, so that its form notices. */
export function fillFields(widget: Document, values: EmulatorValues): void {
  for (const { name } of listFields(widget)) {
    // The first value may replace the screen and its fields.
    const field = listFields(widget).find((each) => each.name === name);
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (!field || value === undefined) continue;
    setNativeValue(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Calls `onChange` with the names of the fields, now and after each change of them. */
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

/** Uses the native setter: React overrides `value` on the element and would see no change. */
function setNativeValue(field: HTMLInputElement, value: string): void {
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}
