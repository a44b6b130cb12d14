import { isLoggedIn, readMode } from '../api/session.ts';

const ofMode = { Sandbox: '/favicon-sandbox.svg', Production: '/favicon-production.svg' };

/** The page's icon, which behind the login says the mode; index.html names none, so that no other is asked for before. */
export function showIcon(): void {
  const href = isLoggedIn() ? ofMode[readMode()] : '/favicon.svg';
  const shown = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (shown?.getAttribute('href') === href) return;
  const icon = shown ?? document.head.appendChild(document.createElement('link'));
  Object.assign(icon, { rel: 'icon', type: 'image/svg+xml', href });
}
