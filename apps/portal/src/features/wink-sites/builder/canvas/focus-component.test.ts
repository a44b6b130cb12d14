import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { focusComponent, focusPanel } from './focus-component.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  document.body.innerHTML = '<button data-component="1" aria-current="true">Input</button><button>Other</button>';
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

function drawPanel(): void {
  const panel = '<section aria-label="Properties"><div role="tabpanel"><select></select></div></section>';
  document.body.insertAdjacentHTML('beforeend', panel);
}
const frames = (count: number) => vi.advanceTimersByTime(count * 16);
const nameOfFocused = () => document.activeElement?.textContent || document.activeElement?.tagName;

it('waits for a panel that is drawn later', () => {
  document.querySelector('button')?.focus();
  focusPanel();
  frames(5);
  expect(nameOfFocused()).toBe('Input');
  drawPanel();
  frames(1);
  expect(nameOfFocused()).toBe('SELECT');
});

it('leaves the focus alone when the person moved it meanwhile', () => {
  document.querySelector('button')?.focus();
  focusPanel();
  frames(2);
  document.querySelectorAll('button')[1]?.focus();
  drawPanel();
  frames(200);
  expect(nameOfFocused()).toBe('Other');
});

it('does the last of two wishes only, in whatever order things are drawn', () => {
  drawPanel();
  focusPanel();
  focusComponent();
  frames(3);
  expect(nameOfFocused()).toBe('Input');
});

it('gives up when the panel is not drawn', () => {
  focusPanel();
  frames(200);
  drawPanel();
  frames(5);
  expect(document.activeElement).toBe(document.body);
});
