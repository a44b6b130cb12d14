import { expect, it } from 'vitest';
import { renderGuidePage, renderSearch } from './guide-page.ts';
import { highlightCode } from './highlight.ts';
import { listGuides } from './list-guides.ts';
import { listSections, searchGuides } from './service.ts';

const guides = listGuides();

it('finds sections by words of their headings first, then of their text', () => {
  const [first] = searchGuides(guides, 'create an end user');
  expect(first).toMatchObject({ heading: 'Create an end user', guide: { name: 'getting-started' } });
  expect(searchGuides(guides, 'smile-signature').map(({ guide }) => guide.name)).toContain('webhooks');
  expect(searchGuides(guides, 'no such words anywhere')).toEqual([]);
  expect(searchGuides(guides, '  ')).toEqual([]);
});

it('links each found section, and escapes the query', () => {
  const page = renderSearch(guides, 'end <user>');
  expect(page).toContain('value="end &lt;user&gt;"');
  expect(page).toContain('Nothing found');
  expect(renderSearch(guides, 'end user')).toContain('href="/docs/guides/getting-started#create-an-end-user"');
});

it('lists the headings of a guide beside it, each with a target', () => {
  for (const guide of guides) {
    const page = renderGuidePage(guide, guides);
    for (const { anchor } of listSections(guide).slice(1)) {
      expect(page).toContain(`href="#${anchor}"`);
      expect(page).toContain(`id="${anchor}"`);
    }
  }
});

it('colours code of known languages and escapes the rest', () => {
  expect(highlightCode('const a = "<b>";', 'ts')).toContain('<span class="hljs-keyword">const</span>');
  expect(highlightCode('{"a": "<b>"}', 'json')).toContain('&lt;b&gt;');
  expect(highlightCode('<b>', 'text')).toBe('&lt;b&gt;');
});
