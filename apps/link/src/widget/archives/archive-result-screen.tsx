import type { ReactNode } from 'react';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import type { IconName } from '../ui/icon.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';

interface ArchiveResultScreenProps {
  icon: IconName;
  kind: 'accent' | 'neutral';
  title: string;
  text: string;
  /** Shown below the text. */
  note?: ReactNode;
  doneText: string;
  /** Optional next action. */
  next: { label: string; onClick: () => void } | null;
  onDone: () => void;
}

/** Result of an upload or a removal. */
export function ArchiveResultScreen({
  icon,
  kind,
  title,
  text,
  note,
  doneText,
  next,
  onDone,
}: ArchiveResultScreenProps) {
  return (
    <ScreenLayout
      isCentered
      picture={<Badge icon={icon} kind={kind} />}
      title={title}
      actions={
        <>
          <Button onClick={onDone}>{doneText}</Button>
          {next && (
            <Button kind="secondary" onClick={next.onClick}>
              {next.label}
            </Button>
          )}
        </>
      }
    >
      <p>{text}</p>
      {note}
    </ScreenLayout>
  );
}
