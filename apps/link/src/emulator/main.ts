import { readPortalOrigin } from '../portal-origin.ts';
import { startEmulator } from './start-emulator.ts';

const portalOrigin = readPortalOrigin(document);
if (portalOrigin && window.parent !== window) {
  const script = document.createElement('script');
  script.src = '/v2/smile.v2.js';
  script.onload = () => startEmulator(window, portalOrigin);
  document.head.append(script);
}
