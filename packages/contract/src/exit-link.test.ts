import { afterEach, describe, expect, it, vi } from 'vitest';
import { siteTemplateV2InputSchema } from './site-template-v2.ts';

const messageOf = (redirectBackUrl: string) =>
  siteTemplateV2InputSchema.safeParse({ redirectBackUrl }).error?.issues.map(({ path, message }) => [path, message]);
afterEach(() => vi.restoreAllMocks());

describe('exit links', () => {
  it.each(['https://foo bar', 'https://foo%20bar', 'https://foo bar/path', 'https://', 'https://a<b>.com'])(
    'refuses %s at its field, also in a browser that repairs hosts',
    (url) => {
      vi.spyOn(URL, 'canParse').mockReturnValue(true);
      expect(messageOf(url)).toEqual([[['redirectBackUrl'], 'The exit link must be an https:// address']]);
    },
  );

  it.each([
    '',
    'https://example.com',
    'https://münchen.example:8443/a b?c=d#e',
    'https://a_b.example.',
    'https://[::1]/',
  ])('takes %s', (url) => expect(messageOf(url)).toBeUndefined());
});
