import type { FinishedSession } from '@smile/contract/hosted-sites';
import { hasShared, ManageLink } from './endings/manage-link.tsx';
import { MessageScreen } from './screens/message-screen.tsx';

export type Unavailable = keyof typeof texts;

const texts = {
  closed: {
    title: 'This page is not available',
    text: 'It may have been closed, or its address is not complete. Please ask the sender of the link for a new one.',
  },
  ended: {
    title: 'This page is not available',
    text: 'Your visit has ended. Please open your link again, or ask for a new one.',
  },
  done: {
    title: 'All done',
    text: 'Thank you. You can close this page.',
  },
  elsewhere: {
    title: 'Your visit continues in another tab',
    text: 'You can close this one.',
  },
} as const;

const icons = { closed: 'alert', ended: 'clock', elsewhere: 'clock', done: 'check' } as const;

/** Shown when a site, invite or visit is not available. */
export function UnavailableScreen({ reason, end = null }: { reason: Unavailable; end?: FinishedSession | null }) {
  const actions = hasShared(end) && <ManageLink end={end} />;
  return <MessageScreen icon={icons[reason]} {...texts[reason]} actions={actions} />;
}
