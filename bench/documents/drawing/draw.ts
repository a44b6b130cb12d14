import { type Browser, chromium } from '@playwright/test';
import type { Page, Word } from '../../../apps/server/src/features/document-reading/word.ts';
import { findChromium } from '../../../scripts/testing/chromium.mjs';
import type { MadeDocument } from '../kinds/make-document.ts';

export interface Drawing {
  /** Text that a perfect reader would return. */
  page: Page;
  /** Truth fields that are really visible on the page. */
  shown: Set<string>;
  picture(): Promise<Buffer>;
  pdf(): Promise<Buffer>;
}

export interface Press {
  /** The drawing is valid only until the next one is made. */
  draw(document: Pick<MadeDocument, 'html'>): Promise<Drawing>;
  end(): Promise<void>;
}

/** About 190 dpi on A4. */
const scale = 2;

export async function startPress(): Promise<Press> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Drawing documents needs a Chromium: set CHROMIUM_PATH.');
  const browser: Browser = await chromium.launch({ executablePath, args: ['--disable-quic', '--no-sandbox'] });
  const tab = await browser.newPage({ viewport: { width: 794, height: 1123 }, deviceScaleFactor: scale });
  return {
    async draw({ html }) {
      await tab.setContent(html);
      const found = (await tab.evaluate(collectWords)) as Collected;
      return {
        page: toPage(found),
        shown: new Set(found.fields),
        picture: () =>
          tab.screenshot({
            fullPage: true,
            type: 'png',
            clip: { x: 0, y: 0, width: 794, height: paperHeight(found.height) },
          }),
        pdf: () => tab.pdf({ preferCSSPageSize: true, printBackground: true }),
      };
    },
    end: () => browser.close(),
  };
}

/** Short documents use half a sheet. */
function paperHeight(height: number): number {
  return height < 640 ? Math.max(height, 600) : Math.max(height, 1123);
}

interface Collected {
  width: number;
  height: number;
  fields: string[];
  words: { text: string; left: number; top: number; right: number; bottom: number }[];
}

/** Runs in the page: collects every word (split at line breaks) with its ink box, and the marked fields. */
const collectWords = `(() => {
  const words = [];
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    for (const match of node.data.matchAll(/\\S+/g)) {
      let word = null;
      for (let at = match.index; at < match.index + match[0].length; at++) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { left, top, right, bottom } = range.getBoundingClientRect();
        if (right <= left) continue;
        if (!word || Math.abs(top - word.top) > 2) words.push((word = { text: '', left, top, right, bottom }));
        word.text += node.data[at];
        word.right = right;
      }
    }
  }
  const fields = [...document.querySelectorAll('[data-fields]')].flatMap((mark) => mark.dataset.fields.split(' '));
  const { width, height } = document.querySelector('main').getBoundingClientRect();
  return { words, fields, width, height };
})()`;

/** The browser's text boxes are as high as a line; the ink is lower. */
function toPage({ width, height, words }: Collected): Page {
  const lines = [...words].sort((one, other) => one.top - other.top || one.left - other.left);
  const toWord = ({ text, left, top, right, bottom }: Collected['words'][number]): Word => {
    const inset = (bottom - top) * 0.18;
    return {
      text,
      confidence: 96,
      page: 1,
      second: null,
      box: {
        x: left / width,
        y: (top + inset) / height,
        width: (right - left) / width,
        height: (bottom - top - 2 * inset) / height,
      },
    };
  };
  return { number: 1, width, height, source: 'TEXT_LAYER', words: lines.map(toWord) };
}
