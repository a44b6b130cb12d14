import type { ReactNode } from 'react';
import { translate } from '../../languages/translate.ts';
import { Badge } from '../../widget/ui/badge.tsx';
import { ScreenLayout } from '../../widget/ui/screen-layout.tsx';
import styles from './message-screen.module.css';

interface MessageScreenProps {
  icon: 'check' | 'clock' | 'alert';
  title: string;
  text: string;
  actions?: ReactNode;
}

/** Screen with an icon, a title and one message. */
export function MessageScreen({ icon, title, text, actions }: MessageScreenProps) {
  return (
    <div className={styles.screen}>
      <ScreenLayout
        isCentered
        title={translate(title)}
        picture={<Badge icon={icon} kind={icon === 'check' ? 'accent' : 'neutral'} />}
        actions={actions}
      >
        <p>{translate(text)}</p>
      </ScreenLayout>
    </div>
  );
}
