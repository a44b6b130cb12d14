let isPointerDown = false;

window.addEventListener('pointerdown', () => setPointerDown(true), true);
window.addEventListener('pointerup', () => setPointerDown(false), true);
window.addEventListener('pointercancel', () => setPointerDown(false), true);

function setPointerDown(value: boolean): void {
  isPointerDown = value;
}

/**
 * Runs at once, or after the current click: a message appearing between press and release would move the button away
 * and lose the click.
 */
export function afterPointerRelease(action: () => void): void {
  if (isPointerDown) window.addEventListener('pointerup', () => setTimeout(action), { once: true });
  else action();
}
