import { defineConfig } from 'vite';

const beginnings = [
  '/node_modules/preact/',
  '/src/pages/',
  '/src/site/screens/result-screen.module.css',
  '/src/widget/screens/starting-screen',
  '/src/widget/ui/notice',
  '/src/widget/use-theme.ts',
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
          // What pages begin with comes in one file: it packs better, and less is asked for, than in five.
          groups: [{ name: 'base', test: (id) => beginnings.some((part) => id.includes(part)) }],
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
