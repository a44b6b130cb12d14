import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Engine, Key, Point } from './engine.ts';

/** An element by role and name, label or text, as a person would find it. */
export interface Query {
  by: 'Role' | 'LabelText' | 'Text';
  value: string;
  name?: string | RegExp;
  within?: Query;
}

export const role = (value: string, name?: string | RegExp, within?: Query): Query => ({
  by: 'Role',
  value,
  ...(name !== undefined && { name }),
  ...(within && { within }),
});
export const label = (name: string | RegExp, within?: Query): Query => ({
  by: 'LabelText',
  value: '',
  name,
  ...(within && { within }),
});
export const text = (name: string | RegExp, within?: Query): Query => ({
  by: 'Text',
  value: '',
  name,
  ...(within && { within }),
});

const library = readFileSync(
  createRequire(import.meta.resolve('@testing-library/react')).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** Acts on the current frame of a window; each action waits for its element. */
export class Screen {
  private readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  open(url: string): Promise<void> {
    return this.engine.goto(url);
  }

  async see(query: Query): Promise<void> {
    await expect.poll(() => this.count(query), { message: describe(query) }).toBeGreaterThan(0);
  }

  async seeNone(query: Query): Promise<void> {
    await expect.poll(() => this.count(query), { message: describe(query) }).toBe(0);
  }

  async click(query: Query): Promise<void> {
    await this.see(query);
    // WebDriver silently ignores clicks on disabled elements.
    await expect.poll(() => this.engine.evaluate(`${firstOf(query)}?.matches(':disabled')`)).toBe(false);
    await expect(() => this.engine.click(firstOf(query))).toPass();
  }

  async fill(query: Query, value: string): Promise<void> {
    // Clicks first: in some engines a script's focus() does not give the frame keyboard focus.
    await this.click(query);
    await this.engine.evaluate(`(${firstOf(query)}.select(), null)`);
    await this.engine.type(value);
    // A code field sends itself with the last digit, and may be gone by now.
    const read = `${firstOf(query)}?.value ?? ${JSON.stringify(value)}`;
    await expect.poll(() => this.engine.evaluate(read)).toBe(value);
  }

  /** Chooses an option by its text and fires the events of a real choice. */
  async choose(query: Query, option: string): Promise<void> {
    await this.see(query);
    await this.engine.evaluate(`((list) => {
      list.value = [...list.options].find((each) => each.text === ${JSON.stringify(option)}).value;
      list.dispatchEvent(new Event('input', { bubbles: true }));
      list.dispatchEvent(new Event('change', { bubbles: true }));
      return null;
    })(${firstOf(query)})`);
  }

  async attachFiles(query: Query, paths: string[]): Promise<void> {
    await this.see(query);
    await this.engine.attachFiles(firstOf(query), paths);
  }

  press(key: Key): Promise<void> {
    return this.engine.press(key);
  }

  async focus(query: Query): Promise<void> {
    await this.see(query);
    await this.engine.evaluate(`(${firstOf(query)}.focus(), null)`);
  }

  /** Drags to the upper edge of another builder element and drops when the insertion line appears. */
  async dragAbove(from: Query, to: Query): Promise<void> {
    const start = await this.findPoint(from, { x: 20, y: 15 });
    const end = await this.findPoint(to, { x: 60, y: 3 });
    await this.engine.drag(start, end);
    await expect.poll(() => this.engine.evaluate('document.querySelector("[data-drop-line]") !== null')).toBe(true);
    await this.engine.drop();
    // dnd-kit swallows clicks until 50 ms after a drop; a timer set later in the page runs after that.
    await this.engine.evaluate('new Promise((done) => setTimeout(() => done(null), 60))');
  }

  /** A point of an element in the window, once it is uncovered and has stopped moving. */
  private async findPoint(query: Query, at: Point): Promise<Point> {
    await this.see(query);
    const script = `((element) => {
      const box = element.getBoundingClientRect();
      const point = { x: Math.round(box.x + ${at.x}), y: Math.round(box.y + ${at.y}) };
      return element.contains(document.elementFromPoint(point.x, point.y)) ? point : null;
    })(${firstOf(query)})`;
    let point: Point | null = null;
    await expect(async () => {
      const before = point;
      point = await this.engine.evaluate<Point | null>(script);
      expect(point).not.toBeNull();
      expect(point).toEqual(before);
    }).toPass({ intervals: [200] });
    return point!;
  }

  /** Runs in the frame with this title. */
  inFrame<T>(title: string, work: () => Promise<T>): Promise<T> {
    return this.within(`document.querySelector('iframe[title="${title}"]')`, work);
  }

  /** Runs in the widget, whose frame is inside a shadow root. */
  inWidget<T>(work: () => Promise<T>): Promise<T> {
    const frames = `[...document.querySelectorAll('*')].map((each) => each.shadowRoot?.querySelector('iframe'))`;
    return this.within(`(${frames}.find(Boolean) ?? null)`, work);
  }

  private async within<T>(frame: string, work: () => Promise<T>): Promise<T> {
    await expect.poll(() => this.engine.evaluate(`${frame} !== null`)).toBe(true);
    await this.engine.enterFrame(frame);
    try {
      return await work();
    } finally {
      await this.engine.leaveFrames();
    }
  }

  private async count(query: Query): Promise<number> {
    // A page that is still loading has no document to query.
    try {
      if (!(await this.engine.evaluate<boolean>('typeof TestingLibraryDom === "object"')))
        await this.engine.evaluate(`(() => { ${library}; return null; })()`);
      return await this.engine.evaluate<number>(`${allOf(query)}.length`);
    } catch {
      return -1;
    }
  }
}

/** Script that returns all visible elements of a query. */
function allOf({ by, value, name, within }: Query): string {
  const container = within ? firstOf(within) : 'document.body';
  const wanted = name instanceof RegExp ? String(name) : JSON.stringify(name);
  const rest = by === 'Role' ? `${JSON.stringify(value)}${name === undefined ? '' : `, { name: ${wanted} }`}` : wanted;
  const isSeen = by === 'LabelText' ? 'true' : 'each.checkVisibility()';
  return `((within) => within ? TestingLibraryDom.queryAllBy${by}(within, ${rest}).filter((each) => ${isSeen}) : [])(${container})`;
}

function firstOf(query: Query): string {
  return `(${allOf(query)}[0] ?? null)`;
}

function describe({ by, value, name }: Query): string {
  return `${by} ${value} ${name ?? ''}`;
}
