import { translate } from '../languages/translate.ts';
import { Button } from '../widget/ui/button.tsx';
import { MessageScreen } from './screens/message-screen.tsx';

interface WelcomeBackProps {
  isResuming: boolean;
  onResume: () => void;
  onStartOver: () => void;
}

/** Offers to resume an unfinished visit. */
export function WelcomeBack({ isResuming, onResume, onStartOver }: WelcomeBackProps) {
  return (
    <MessageScreen
      icon="clock"
      title="Welcome back."
      text="Continue where you left off?"
      actions={
        <>
          <Button isBusy={isResuming} onClick={onResume}>
            {translate('Continue')}
          </Button>
          <Button kind="secondary" onClick={onStartOver}>
            {translate('Start over')}
          </Button>
        </>
      }
    />
  );
}
