import './zod-config.ts';
import './styles.ts';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { checkStoredTokens, fixSession } from '../api/session.ts';
import { whenUsed } from '../ui/loading/when-used.ts';
import { App } from './app.tsx';
import { router } from './router.ts';
import { showIcon } from './show-icon.ts';

checkStoredTokens(Date.now());
fixSession();
showIcon();
// Renders the first page in one transition, in small slices that never block the browser for long.
const draw = () => startTransition(() => createRoot(document.getElementById('root')!).render(<App />));
router.load().then(draw, draw);
// Before the first interaction there is no focus to keep.
whenUsed(() => {
  const visited: EventTarget[] = [document.activeElement!];
  const visit = ({ target }: Event) => visited.push(target!);
  addEventListener('focusin', visit);
  const stopVisits = () => removeEventListener('focusin', visit);
  import('./first-use.ts').then(({ begin }) => begin(visited)).then(stopVisits, stopVisits);
});
