import { expect, it } from 'vitest';
import { linksToPart } from './part-links.ts';

const manifest = {
  'page.html': { file: 'assets/page.js', imports: ['_base.js'], css: ['assets/page.css'] },
  '_base.js': { file: 'assets/base.js' },
  'src/part.tsx': { file: 'assets/part.js', imports: ['page.html', '_shared.js'], css: ['assets/part.css'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_base.js', '_deep.js'] },
  '_deep.js': { file: 'assets/deep.js', imports: ['_shared.js'], css: ['assets/part.css'] },
};
const page = '<script src="/assets/page.js"></script><link href="/assets/base.js"><link href="/assets/page.css">';

it('links each file of a part once, and none that the page has', () => {
  const links = linksToPart(manifest, 'src/part.tsx', page).match(/<[^>]*>/g);
  expect(links).toEqual([
    '<link rel="modulepreload" crossorigin href="/assets/part.js">',
    '<link rel="modulepreload" crossorigin href="/assets/shared.js">',
    '<link rel="modulepreload" crossorigin href="/assets/deep.js">',
    '<link rel="stylesheet" crossorigin href="/assets/part.css">',
  ]);
});
