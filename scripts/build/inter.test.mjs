import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { root } from './targets.mjs';

const find = createRequire(`${root}/package.json`).resolve;
const { openSync } = createRequire(find('pdfkit'))('fontkit');

it('uses one release of Inter for documents and pages', () => {
  const [page, document] = [
    '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  ].map((file) => openSync(find(file)).version);
  expect(document).toBe(page);
});
