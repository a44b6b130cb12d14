import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { defineConfig } from 'vite';

const startModules = [
  '/node_modules/preact/',
  '/packages/contract/src/call.ts',
  '/src/load-part.ts',
  '/src/pages/',
  '/src/portal-origin.ts',
  '/packages/site-model/src/answers.ts',
  '/packages/site-model/src/conditions.ts',
  '/packages/site-model/src/visits/check-form.ts',
  '/packages/site-model/src/visits/visible-parts.ts',
  '/packages/site-model/src/formats.ts',
  '/packages/site-model/src/plain-number.ts',
  '/packages/site-model/src/typed-number.ts',
  '/packages/site-model/src/values.ts',
  '/src/site/fields/describe-control.ts',
  '/src/site/fields/field-frame.tsx',
  '/src/site/fields/field.module.css',
  '/src/site/screens/message-screen',
  '/src/site/texts/flow-text.tsx',
  '/src/single-press.ts',
  '/src/use-screen-history.ts',
  '/src/widget/session/link-client.ts',
  '/src/widget/screens/start-failed-screen.tsx',
  '/src/widget/screens/starting-screen',
  '/src/widget/ui/header-button',
  '/src/widget/ui/notice',
  '/src/widget/ui/tokens.css',
  '/src/widget/ui/visually-hidden.module.css',
  '/src/widget/ui/who-asks',
  '/src/widget/theme/use-theme.ts',
  'vite/preload-helper',
];

/** Class numbers by file. Two files with the same number could produce the same class name: the build fails then. */
const numbers = new Map<number, string>();

/** Class name from the local name and a short file number: smaller output than the bundler's default. */
function shortName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?')[0]!);
  const number = createHash('sha256').update(path).digest().readUInt32BE() % 46_656;
  const known = numbers.get(number);
  if (known !== undefined && known !== path) throw new Error(`${path} and ${known} have the same number`);
  numbers.set(number, path);
  return `${name}-${number.toString(36)}`;
}

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  resolve: {
    alias: [
      { find: /^react(-dom)?$/, replacement: 'preact/compat' },
      { find: 'react-dom/client', replacement: 'preact/compat/client' },
      { find: /^react\/jsx(-dev)?-runtime$/, replacement: 'preact/jsx-runtime' },
    ],
  },
  css: { modules: { generateScopedName: shortName } },
  build: {
    target: 'es2020',
    // The HTML preloads every script of the first screen, so that none waits for another; later chunks are small.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, deps, { hostType }) => (hostType === 'html' ? deps : []),
    },
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Browsers open six connections per host, so a seventh file costs another round trip. Therefore the page
          // start is one file, and so is the widget's flow, which sites load too.
          groups: [
            { name: 'base', test: (id) => startModules.some((part) => id.includes(part)), priority: 1 },
            { name: 'flow', test: (id) => id.endsWith('/src/widget/widget.tsx') },
          ],
        },
      },
      input: {
        widget: `${import.meta.dirname}/widget/index.html`,
        emulator: `${import.meta.dirname}/emulator/index.html`,
        invite: `${import.meta.dirname}/invite/index.html`,
        site: `${import.meta.dirname}/site/index.html`,
      },
    },
  },
});
