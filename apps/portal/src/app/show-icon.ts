import { isLoggedIn, readMode } from '../api/session.ts';

const ofMode = { Sandbox: '/favicon-sandbox.svg', Production: '/favicon-production.svg' };

/** Sets the favicon, which shows the mode after login. index.html has none, so that only this one loads. */
export function showIcon(): void {
  const href = isLoggedIn() ? ofMode[readMode()] : '/favicon.svg';
  const shown = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (shown?.getAttribute('href') === href) return;
  const icon = shown ?? document.head.appendChild(document.createElement('link'));
  Object.assign(icon, { rel: 'icon', type: 'image/svg+xml', href });
}
