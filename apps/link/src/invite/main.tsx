import '../widget/ui/tokens.css';
import { createRoot } from 'react-dom/client';
import { ignoreStrayPresses } from '../single-press.ts';
import { InvitePage } from './invite-page.tsx';
import { createVisit } from './visit-invite.ts';

ignoreStrayPresses(document.body);
const root = createRoot(document.getElementById('root') as HTMLElement);
root.render(<InvitePage visit={createVisit(location)} />);
