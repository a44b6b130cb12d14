import { expect, it } from 'vitest';
import { withShownUrl, withStoredUrl } from './stored-url.ts';

const ours = { linkUrl: 'https://link.example.com' };
const path = '/cdn/images/img-0123456789abcdef0123456789abcdef.png';

it.each([
  [`https://link.example.com${path}`, path],
  [`HTTPS://LINK.example.com:443/./cdn/../${path.slice(1)}`, path],
  [`https://other.example.com${path}`, `https://other.example.com${path}`],
  [`https://link.example.com:8443${path}`, `https://link.example.com:8443${path}`],
  [`https://link.example.com${path}?size=2`, `https://link.example.com${path}?size=2`],
  ['https://link.example.com/other.png', 'https://link.example.com/other.png'],
  ['not a URL', 'not a URL'],
])('stores %s as %s', (url, stored) => {
  expect(withStoredUrl(ours, { name: 'x', logoUrl: url }, 'logoUrl')).toEqual({ name: 'x', logoUrl: stored });
});

it('shows a stored path on the origin of today, and other URLs as they are', () => {
  expect(withShownUrl(ours, { logoUrl: path }, 'logoUrl')).toEqual({ logoUrl: `https://link.example.com${path}` });
  for (const logoUrl of ['https://other.example.com/a.png', '//other.example.com/a.png', '', null])
    expect(withShownUrl(ours, { logoUrl }, 'logoUrl')).toEqual({ logoUrl });
  const nested = { company: { name: 'x', logoUrl: path } };
  expect(withShownUrl(ours, nested, 'company.logoUrl').company.logoUrl).toBe(`https://link.example.com${path}`);
  expect(nested.company.logoUrl).toBe(path);
  expect(withShownUrl(ours, { name: 'x' }, 'logoUrl')).toEqual({ name: 'x' });
});
