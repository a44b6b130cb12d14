import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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

export default defineConfig({
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
    // data: URLs are refused by the Content-Security-Policy (font-src 'self').
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
