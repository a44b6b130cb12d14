import { afterEach, beforeEach, expect, it } from 'vitest';
import { ignoreStrayPresses } from './single-press.ts';

let page: HTMLElement;
let pressed: string[];

/** Shows a screen with a heading and one button that records each press and then runs `onPress`. */
function show(name: string, onPress: () => void = () => {}): void {
  page.innerHTML = `<h1>${name}</h1><button>Next</button><label>Terms <input type="checkbox"></label>`;
  const button = page.querySelector('button')!;
  button.addEventListener('click', () => {
    pressed.push(name);
    onPress();
  });
}

/** `clicks` is the browser's count of quick presses at one place; `time` in milliseconds, `x` in pixels. */
function press(type: 'mouse' | 'touch', clicks: number, time: number, x = 0): void {
  const target = page.querySelector('button')!;
  const pointer = Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: type });
  target.dispatchEvent(pointer);
  for (const name of ['mousedown', 'click']) {
    const event = new MouseEvent(name, { bubbles: true, cancelable: true, detail: clicks, clientX: x });
    Object.defineProperty(event, 'timeStamp', { value: time });
    target.dispatchEvent(event);
  }
}

beforeEach(() => {
  pressed = [];
  page = document.body.appendChild(document.createElement('div'));
  ignoreStrayPresses(page);
});
afterEach(() => page.remove());

it('keeps the second half of a double press from the screen that the first half has opened', () => {
  show('first', () => show('second', () => show('third')));
  for (const clicks of [1, 2, 3]) press('mouse', clicks, clicks * 100);
  expect(pressed).toEqual(['first']);
  press('mouse', 1, 2000);
  expect(pressed).toEqual(['first', 'second']);
});

it('knows the second tap of a finger by time and place', () => {
  show('first', () => show('second', () => show('third')));
  press('touch', 1, 1000);
  press('touch', 1, 1200);
  expect(pressed).toEqual(['first']);
  press('touch', 1, 1300, 200);
  expect(pressed).toEqual(['first', 'second']);
  press('touch', 1, 9000, 200);
  expect(pressed).toEqual(['first', 'second', 'third']);
});

it('lets a button that stays be pressed as often as wanted', () => {
  show('first');
  for (const clicks of [1, 2, 3]) press('mouse', clicks, clicks * 100);
  expect(pressed).toHaveLength(3);
});

it('accepts presses by the keyboard and on a label', () => {
  show('first', () => show('second'));
  for (const clicks of [1, 2]) press('touch', clicks, clicks * 100);
  expect(pressed).toEqual(['first']);
  page.querySelector('button')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  page.querySelector('button')!.click();
  expect(pressed).toEqual(['first', 'second']);
  page.querySelector('label')!.click();
  expect(page.querySelector('input')).toBeChecked();
});
