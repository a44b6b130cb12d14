/** As long as systems let two presses be one double press. */
const doublePressMs = 500;
const doublePressPx = 30;

interface Press {
  control: Element | null;
  /** Heading of the last screen; each screen has another element. */
  heading: Element | null;
  at: number;
  x: number;
  y: number;
}

/**
 * A double press is one press: where its first half has opened another screen, or moved another button below the
 * finger, the second half does nothing. Mice count their presses themselves; for fingers time and place are compared.
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
      // Without a first half the press began outside, on what has opened this page.
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
