import '../widget/ui/tokens.css';
import { createRoot } from 'react-dom/client';
import { InvitePage } from './invite-page.tsx';
import { createVisit } from './visit-invite.ts';

const root = createRoot(document.getElementById('root') as HTMLElement);
root.render(<InvitePage visit={createVisit(location)} />);
