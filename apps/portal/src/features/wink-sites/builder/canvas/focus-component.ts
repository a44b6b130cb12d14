/** Lets the keyboard stay with the selected component, once it is drawn. */
export function focusComponent(): void {
  focusOnceDrawn(() => document.querySelector('[data-component][aria-current="true"]'));
}

/** Lets the keyboard go on with a field of the panel, the first one unless named, once it is drawn. */
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

/** Parts of the program that still load are hidden or missing for some frames. */
const maxFrames = 120;
let pending = 0;

/** Focuses an element after it renders. A later call cancels this one, as does a focus that the person moved. */
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
