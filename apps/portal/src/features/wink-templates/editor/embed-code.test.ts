import { expect, it } from 'vitest';
import { buildEmbedCode } from './embed-code.ts';

it('names the host, the token and the template', () => {
  const code = buildEmbedCode({ linkUrl: 'https://link.example', userToken: 'token', templateId: 'wtpl-1' });
  expect(code).toContain('<script src="https://link.example/v2/smile.v2.js"></script>');
  expect(code).toContain("userToken: 'token'");
  expect(code).toContain("templateId: 'wtpl-1'");
});
