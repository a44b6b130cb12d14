/** Lets the keyboard stay with the selected component, once it is drawn. */
export function focusComponent(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-component][aria-current="true"]')?.focus());
}

/** Lets the keyboard go on with the first field of the panel, once it is drawn. */
export function focusPanel(): void {
  const fields = ['input', 'select', 'textarea'].map((name) => `[aria-label="Properties"] [role="tabpanel"] ${name}`);
  requestAnimationFrame(() => document.querySelector<HTMLElement>(fields.join(','))?.focus());
}
