import { defineConfig } from 'vite';

const beginnings = [
  '/node_modules/preact/',
  '/packages/contract/src/call.ts',
  '/src/load-part.ts',
  '/src/pages/',
  '/src/site/screens/result-screen.module.css',
  '/src/single-press.ts',
  '/src/use-screen-history.ts',
  '/src/widget/session/link-client.ts',
  '/src/widget/screens/start-failed-screen.tsx',
  '/src/widget/screens/starting-screen',
  '/src/widget/ui/header-button',
  '/src/widget/ui/notice',
  '/src/widget/ui/tokens.css',
  '/src/widget/ui/who-asks',
  '/src/widget/theme/use-theme.ts',
  'vite/preload-helper',
];

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
  build: {
    target: 'es2020',
    // The page names every script of its first screen, so that none waits for another; later parts are small.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, deps, { hostType }) => (hostType === 'html' ? deps : []),
    },
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Browsers open six connections per host, so a seventh file waits a whole round trip on a slow network. The
          // start of pages is therefore one file, and so is the widget's own flow, which sites load too.
          groups: [
            { name: 'base', test: (id) => beginnings.some((part) => id.includes(part)), priority: 1 },
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
