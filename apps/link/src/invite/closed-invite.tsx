import { translate } from '../languages/translate.ts';
import { Badge } from '../widget/ui/badge.tsx';
import { Button } from '../widget/ui/button.tsx';
import { ScreenLayout } from '../widget/ui/screen-layout.tsx';
import type { Visit } from './visit-invite.ts';

type Reason = Exclude<Visit['status'], 'open'>;

const texts: Record<Reason, { title: string; advice: string }> = {
  expired: {
    title: 'This invitation has expired',
    advice: 'An invitation works for 14 days. Please ask the person who invited you for a new one.',
  },
  unknown: {
    title: 'This invitation cannot be found',
    advice:
      'Please open the link exactly as it is in your invitation, or ask the person who invited you for a new one.',
  },
  unreachable: {
    title: 'We could not open your invitation',
    advice: 'The service could not be reached. Check your internet connection, then try again.',
  },
};

export function ClosedInvite({ reason, onRetry }: { reason: Reason; onRetry: () => void }) {
  const { title, advice } = texts[reason];
  return (
    <ScreenLayout
      isCentered
      picture={<Badge icon={reason === 'expired' ? 'clock' : 'alert'} kind="neutral" />}
      title={translate(title)}
      actions={reason === 'unreachable' && <Button onClick={onRetry}>{translate('Try again')}</Button>}
    >
      <p>{translate(advice)}</p>
    </ScreenLayout>
  );
}
