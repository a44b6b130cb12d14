import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    target: 'es2020',
    lib: { entry: 'src/global.ts', name: 'Smile', formats: ['iife'], fileName: () => 'smile.v2.js' },
  },
});
