/** Maximum time between the two presses of a double press, as in common operating systems. */
const doublePressMs = 500;
const doublePressPx = 30;

interface Press {
  control: Element | null;
  /** The screen's heading element, which identifies the screen: each screen renders its own. */
  heading: Element | null;
  at: number;
  x: number;
  y: number;
}

/**
 * Ignores the second press of a double press if the first one opened another screen or moved a different button under
 * the pointer. Mice report the press count (`detail`); for touch, time and position are compared.
 */
export function ignoreStrayPresses(page: HTMLElement): void {
  let first: Press | null = null;
  let last: Press | null = null;
  let isTouch = false;
  let isStray = false;
  const options = { capture: true };

  page.addEventListener('pointerdown', ({ pointerType }) => (isTouch = pointerType === 'touch'), options);
  page.addEventListener(
    'mousedown',
    (event) => {
      const press = describePress(page, event);
      const isSecond = event.detail > 1 || (isTouch && last !== null && isNear(last, press));
      // No first press: it happened before this page opened, on the control that opened it.
      isStray = isSecond && (press.control !== first?.control || press.heading !== first.heading);
      if (!isSecond) first = press;
      last = press;
    },
    options,
  );
  page.addEventListener('keydown', () => (isStray = false), options);
  page.addEventListener(
    'click',
    (event) => {
      if (!isStray) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    options,
  );
}

function describePress(page: HTMLElement, { target, timeStamp, clientX, clientY }: MouseEvent): Press {
  const control = target instanceof Element ? target.closest('button, a, label, input, select, textarea') : null;
  return { control, heading: page.querySelector('h1'), at: timeStamp, x: clientX, y: clientY };
}

function isNear(one: Press, other: Press): boolean {
  return other.at - one.at < doublePressMs && Math.hypot(other.x - one.x, other.y - one.y) < doublePressPx;
}
