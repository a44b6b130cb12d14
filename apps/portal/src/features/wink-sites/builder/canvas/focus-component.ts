/** Focuses the selected component once it is rendered. */
export function focusComponent(): void {
  focusOnceDrawn(() => document.querySelector('[data-component][aria-current="true"]'));
}

/** Focuses a field of the panel once it is rendered; the first one without a label. */
export function focusPanel(label?: string): void {
  const fields = ['input', 'select', 'textarea'].map((name) => `[aria-label="Properties"] [role="tabpanel"] ${name}`);
  const findFirst = () => document.querySelector<HTMLElement>(fields.join(','));
  focusOnceDrawn(label === undefined ? findFirst : () => findByLabel(label));
}

function findByLabel(text: string): HTMLElement | null {
  const labels = document.querySelectorAll<HTMLLabelElement>('[aria-label="Properties"] [role="tabpanel"] label');
  const label = [...labels].find(({ textContent }) => textContent.replace(/\s*\*$/, '') === text);
  return label ? document.getElementById(label.htmlFor) : null;
}

/** Lazy parts may be hidden or missing for a number of frames. */
const maxFrames = 120;
let pending = 0;

/** Focuses an element once it is rendered. Cancelled by a later call, or when the user moves the focus. */
function focusOnceDrawn(find: () => HTMLElement | null): void {
  cancelAnimationFrame(pending);
  const from = document.activeElement;
  let frames = 0;
  const look = () => {
    const { activeElement, body } = document;
    if (activeElement !== from && activeElement !== body) return;
    const target = find();
    target?.focus();
    frames += 1;
    const isThere = target !== null && document.activeElement === target;
    if (!isThere && frames < maxFrames) pending = requestAnimationFrame(look);
  };
  pending = requestAnimationFrame(look);
}
