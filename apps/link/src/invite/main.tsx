import '../widget/ui/tokens.css';
import { createRoot } from 'react-dom/client';
import { startLanguage } from '../languages/start-language.ts';
import { ignoreStrayPresses } from '../single-press.ts';
import { InvitePage } from './invite-page.tsx';
import { createStop, createVisit } from './visit-invite.ts';

ignoreStrayPresses(document.body);
const root = createRoot(document.getElementById('root') as HTMLElement);
const params = new URLSearchParams(location.search);
void startLanguage([params.get('language') ?? '', ...navigator.languages]).then(() => {
  if (params.get('reminders') === 'stop')
    void import('./stop-reminders.tsx').then(({ StopReminders }) =>
      root.render(<StopReminders stop={createStop(location)} />),
    );
  else root.render(<InvitePage visit={createVisit(location)} />);
});
