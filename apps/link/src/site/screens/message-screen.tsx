import type { ReactNode } from 'react';
import { Badge } from '../../widget/ui/badge.tsx';
import { ScreenLayout } from '../../widget/ui/screen-layout.tsx';
import styles from './result-screen.module.css';

interface MessageScreenProps {
  icon: 'check' | 'clock' | 'alert';
  title: string;
  text: string;
  actions?: ReactNode;
}

/** A page that says one thing. */
export function MessageScreen({ icon, title, text, actions }: MessageScreenProps) {
  return (
    <div className={styles.result}>
      <ScreenLayout
        isCentered
        title={title}
        picture={<Badge icon={icon} kind={icon === 'check' ? 'accent' : 'neutral'} />}
        actions={actions}
      >
        <p>{text}</p>
      </ScreenLayout>
    </div>
  );
}
