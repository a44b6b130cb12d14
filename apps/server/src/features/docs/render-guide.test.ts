import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeOpenApi } from '../../open-api/open-api.ts';
import { listGuides } from './list-guides.ts';
import { renderGuide } from './render-guide.ts';

const guides = listGuides();
const document = describeOpenApi() as { tags: { name: string }[] };

it('shows a call in every language, and fences that follow each other as one sample', () => {
  const call = renderGuide('```call getUser\n{ "params": { "id": "$USER_ID" } }\n```');
  expect([...call.matchAll(/data-language="(\w+)"/g)].map(([, name]) => name)).toEqual([
    'sh',
    'ts',
    'py',
    'php',
    'java',
  ]);
  expect(call.replace(/<[^>]+>/g, '')).toContain('/sandbox/v1/users/$USER_ID');
  expect(renderGuide('```sh\na\n```\n\n```py\nb\n```').match(/class="samples"/g)).toHaveLength(1);
  expect(renderGuide('```js\n<b>\n```')).toContain('&lt;b&gt;');
});

it('leads to operations of the reference and to other guides', () => {
  expect(renderGuide('[a](operation:createToken) [b](webhooks.md)')).toBe(
    '<p><a href="/docs#tag/tokens/POST/tokens">a</a> <a href="/docs/guides/webhooks">b</a></p>\n',
  );
  expect(() => renderGuide('[a](operation:nothing)')).toThrow('There is no operation nothing.');
});

it.each(guides.map((guide) => [guide.name, guide] as const))(
  'leads somewhere with every link of %s',
  (_name, guide) => {
    const names = guides.map(({ name }) => `/docs/guides/${name}`);
    const links = [...renderGuide(guide.source).matchAll(/href="([^"]+)"/g)].map(([, href]) => href!);
    const anchors = document.tags.map(({ name }) => `/docs#tag/${name.toLowerCase().replaceAll(' ', '-')}/`);
    const known = (href: string) =>
      names.includes(href) ||
      anchors.some((anchor) => href.startsWith(anchor)) ||
      ['/docs#tag/webhooks', '/docs#description/errors'].includes(href);
    expect(links.filter((href) => !known(href))).toEqual([]);
  },
);

it('uses one set of variable names in guides, reference and README', () => {
  const readme = readFileSync(new URL('../../../../../README.md', import.meta.url), 'utf8');
  const samples = guides.map(({ source }) => renderGuide(source).replace(/<[^>]+>/g, '')).join('\n');
  const texts = `${readme}\n${samples}\n${JSON.stringify(document)}`;
  const read = [
    ...texts.matchAll(/\$\{?([A-Z]+(?:_[A-Z]+)+)\b|(?:getenv\(|environ\[)\\?(?:["']|&quot;|&#39;)([A-Z_]+)/g),
  ].map(([, shell, program]) => shell ?? program!);
  const foreign = [...new Set(read)].filter((name) => !/^SMILE_[A-Z_]+$|^[A-Z_]+_ID$/.test(name)).sort();
  // Variables beside keys and ids: an address to invite, and the body and secret of a received webhook.
  expect(foreign).toEqual(['INVITED_EMAIL', 'RAW_BODY', 'WEBHOOK_SECRET']);
});
