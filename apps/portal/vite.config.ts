import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { planChunks } from './build/plan-chunks.ts';
import { slimContract } from './build/slim-contract.ts';

const serverUrl = 'http://127.0.0.1:3000';
const serverPaths = [
  '/developer/v1',
  '/sandbox/v1',
  '/open/v1',
  '/config.json',
  '/openapi.json',
  '/docs',
  '/status',
  '/healthz',
  '/readyz',
  '/dev/mailbox',
];

const config: UserConfig = {
  root: import.meta.dirname,
  plugins: [react()],
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: Object.fromEntries(serverPaths.map((path) => [path, { target: serverUrl, changeOrigin: true }])),
  },
  build: {
    outDir: 'dist',
    manifest: true,
    emptyOutDir: true,
    // The Content-Security-Policy forbids data: URLs (font-src 'self').
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 560,
  },
};

export default defineConfig(async ({ command }) => {
  if (command !== 'build') return config;
  const slim = { ...config, plugins: [...config.plugins!, slimContract()] };
  const name = await planChunks(slim);
  const codeSplitting = { includeDependenciesRecursively: false, groups: [{ name, debugName: 'pages' }] };
  return { ...slim, build: { ...slim.build, rolldownOptions: { output: { codeSplitting } } } };
});
