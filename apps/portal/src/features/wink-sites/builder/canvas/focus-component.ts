/** Lets the keyboard stay with the selected component, once it is drawn. */
export function focusComponent(): void {
  focusOnceDrawn('[data-component][aria-current="true"]');
}

/** Lets the keyboard go on with the first field of the panel, once it is drawn. */
export function focusPanel(): void {
  const fields = ['input', 'select', 'textarea'].map((name) => `[aria-label="Properties"] [role="tabpanel"] ${name}`);
  focusOnceDrawn(fields.join(','));
}

/** What is drawn from a part of the program that is still on its way is hidden, or not there, for some frames. */
const mostFrames = 120;
let pending = 0;

/** A later call takes the place of an earlier one, and whoever has gone elsewhere meanwhile stays there. */
function focusOnceDrawn(selector: string): void {
  cancelAnimationFrame(pending);
  const from = document.activeElement;
  let frames = 0;
  const look = () => {
    const { activeElement, body } = document;
    if (activeElement !== from && activeElement !== body) return;
    const target = document.querySelector<HTMLElement>(selector);
    target?.focus();
    frames += 1;
    const isThere = target !== null && document.activeElement === target;
    if (!isThere && frames < mostFrames) pending = requestAnimationFrame(look);
  };
  pending = requestAnimationFrame(look);
}
