import './zod-config.ts';
import './styles.ts';
import { createRoot } from 'react-dom/client';
import { checkStoredTokens } from '../api/session.ts';
import { App } from './app.tsx';

checkStoredTokens(Date.now());
createRoot(document.getElementById('root')!).render(<App />);
