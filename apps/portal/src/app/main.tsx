import './zod-config.ts';
import './styles.ts';
import { createRoot } from 'react-dom/client';
import { checkStoredTokens } from '../api/session.ts';
import { App } from './app.tsx';
import { showIcon } from './show-icon.ts';

checkStoredTokens(Date.now());
showIcon();
createRoot(document.getElementById('root')!).render(<App />);
