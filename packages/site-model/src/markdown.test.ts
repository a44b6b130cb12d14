import { expect, test } from 'vitest';
import type { MarkdownBlock, MarkdownSpan } from './flow.ts';
import { parseMarkdown } from './markdown.ts';

const campaign = { kind: 'query', key: 'campaign' } as const;
const parse = (source: string) =>
  parseMarkdown(source, (name) => (name === 'Query.campaign_*id*' || name === 'Query.campaign' ? campaign : null));
const text = (...parts: string[]): MarkdownSpan => ({ type: 'text', text: parts });
const paragraph = (...children: MarkdownSpan[]): MarkdownBlock => ({ type: 'paragraph', children });

test('parses headings, lists, quotes, tables, code and rules', () => {
  expect(parse('# A\n#### B\n\n3. x\n4. y\n\n> q\n\n|a|\n|-|\n|1|\n\n```js\n<b>\n```\n---\n- [x] done')).toEqual([
    { type: 'heading', level: 1, children: [text('A')] },
    { type: 'heading', level: 3, children: [text('B')] },
    { type: 'list', isOrdered: true, start: 3, items: [[paragraph(text('x'))], [paragraph(text('y'))]] },
    { type: 'quote', children: [paragraph(text('q'))] },
    { type: 'table', header: [[text('a')]], rows: [[[text('1')]]] },
    { type: 'code', text: '<b>' },
    { type: 'rule' },
    { type: 'list', isOrdered: false, start: 1, items: [[paragraph(text('☑ ')), paragraph(text('done'))]] },
  ]);
});

test('parses marks and breaks within a line', () => {
  expect(parse('a **b _c_** ~~d~~ `<i>`\ne \\*')).toEqual([
    paragraph(
      text('a '),
      { type: 'strong', children: [text('b '), { type: 'emphasis', children: [text('c')] }] },
      text(' '),
      { type: 'strikethrough', children: [text('d')] },
      text(' '),
      { type: 'code', text: '<i>' },
      { type: 'break' },
      text('e '),
      text('*'),
    ),
  ]);
});

test('keeps HTML as text', () => {
  expect(parse('<script>alert(1)</script>')).toEqual([paragraph(text('<script>alert(1)</script>'))]);
  expect(parse('a <img src=x onerror=alert(1)> b')).toEqual([
    paragraph(text('a '), text('<img src=x onerror=alert(1)>'), text(' b')),
  ]);
});

test('allows links to https, mailto and tel only, and replaces others and pictures by their text', () => {
  expect(parse('[a](https://example.com/x) www.example.com ana@example.com [t](tel:+63)')[0]).toEqual(
    paragraph(
      { type: 'link', href: 'https://example.com/x', children: [text('a')] },
      text(' '),
      { type: 'link', href: 'https://www.example.com', children: [text('www.example.com')] },
      text(' '),
      { type: 'link', href: 'mailto:ana@example.com', children: [text('ana@example.com')] },
      text(' '),
      { type: 'link', href: 'tel:+63', children: [text('t')] },
    ),
  );
  const bad = ['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', '//example.com', 'http://example.com'];
  for (const href of [...bad, 'java&#115;cript:x', '\\x', 'vbscript:x', '/x', 'https://{{Query.campaign}}'])
    expect(parse(`[a](${href})`)).toEqual([paragraph(text('a'))]);
  expect(parse('![logo](https://example.com/x.png)')).toEqual([paragraph(text('logo'))]);
});

test('reads variables in any text, without markdown in them', () => {
  expect(parse('**{{ Query.campaign_*id* }}** {{Nobody.Knows}}!')).toEqual([
    paragraph({ type: 'strong', children: [{ type: 'text', text: [{ source: campaign }] }] }, text(' !')),
  ]);
  expect(parse('`{{Query.campaign}}` {{ without end')).toEqual([
    paragraph({ type: 'code', text: '{{Query.campaign}}' }, text(' {{ without end')),
  ]);
  expect(parseMarkdown('{{Query.campaign}}', null)).toEqual([paragraph(text('{{Query.campaign}}'))]);
});

test('parses deep nesting as text, in little time', () => {
  const deep = ['>'.repeat(10_000), '> '.repeat(10_000), '- '.repeat(5000), '*_'.repeat(500), '['.repeat(5000)];
  for (const source of [...deep, `${'['.repeat(5000)}x${'](a)'.repeat(5000)}`, '**a _b '.repeat(500)]) {
    expect(depthOf(parse(`${source}x`))).toBeLessThanOrEqual(9);
  }
}, 5000);

function depthOf(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0;
  const inner = Math.max(0, ...Object.values(node).map(depthOf));
  return 'type' in node && node.type !== 'text' ? inner + 1 : inner;
}
