import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  server: {
    host: '127.0.0.1',
    // User tokens come from the page's own server: the key pair never reaches a browser.
    proxy: { '/api': process.env.TOKEN_SERVER ?? 'http://127.0.0.1:8000' },
  },
});
