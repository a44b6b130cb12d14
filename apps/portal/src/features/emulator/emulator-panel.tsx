import { Button, Group, Stack } from '@mantine/core';
import { defaultTemplateId } from '@smile/contract/wink-templates';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { portalConfigQuery } from '../../api/portal-config.ts';
import { readMode } from '../../api/session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { PhoneFrame } from '../../ui/frames/phone-frame.tsx';
import { onDemand } from '../../ui/loading/on-demand.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { ConnectionCard } from './connection-card.tsx';
import { outcomeOf } from './console-entries.ts';
import { EmulatorConsole } from './emulator-console.tsx';
import { EmulatorFrame, type EmulatorHandle } from './emulator-frame.tsx';
import classes from './emulator-panel.module.css';
import { SandboxPeopleCard } from './sandbox-people-card.tsx';
import { TemplateSelect } from './template-select.tsx';
import { useEmulator } from './use-emulator.ts';

const CreatedUserNote = onDemand(async () => (await import('./created-user-note.tsx')).CreatedUserNote, null);

interface EmulatorPanelProps {
  templateId: string | undefined;
  /** The end user to emulate; undefined for the emulator's own. */
  createdUserId: string | undefined;
  onTemplate: (templateId: string) => void;
}

export function EmulatorPanel({ templateId = defaultTemplateId, createdUserId, onTemplate }: EmulatorPanelProps) {
  const [isAsking, setIsAsking] = useState(false);
  const config = useQuery(portalConfigQuery);
  const { user, reset, entries, clear, fields, receiveReport } = useEmulator(createdUserId);
  const widget = useRef<EmulatorHandle>(null);
  const outcome = outcomeOf(entries, user.data?.userId);
  const linkUrl = config.data?.linkUrl;
  const error = user.error ?? config.error;
  const confirmReset = () => user.data && reset.mutate(user.data.userId, { onSettled: () => setIsAsking(false) });
  return (
    <div className={classes.columns}>
      <div className={classes.device}>
        <PhoneFrame label="Widget">
          {error && (!user.data || !linkUrl) && (
            <ErrorPanel
              title="The widget could not be started"
              error={error}
              onRetry={() => Promise.all([user.refetch(), config.refetch()])}
            />
          )}
          {user.data && linkUrl && (
            <EmulatorFrame
              ref={widget}
              key={`${user.data.userId} ${templateId}`}
              linkUrl={linkUrl}
              userToken={user.data.token}
              templateId={templateId}
              onReport={receiveReport}
            />
          )}
        </PhoneFrame>
      </div>
      <Stack gap="md" className={classes.side}>
        <Group align="flex-end" wrap="nowrap" gap="xs">
          <TemplateSelect value={templateId} onChange={onTemplate} />
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} />}
            disabled={!user.data || createdUserId !== undefined}
            onClick={() => setIsAsking(true)}
          >
            Reset Link Data
          </Button>
          {user.data && (
            <ButtonLink
              to="/users/user-details"
              search={{ userId: user.data.userId }}
              variant={outcome === 'connected' ? 'filled' : 'default'}
            >
              Open this user
            </ButtonLink>
          )}
        </Group>
        {createdUserId && <CreatedUserNote userId={createdUserId} />}
        <ConnectionCard />
        {readMode() === 'Sandbox' && (
          <SandboxPeopleCard fields={fields} outcome={outcome} onFill={(values) => widget.current?.fill(values)} />
        )}
        <EmulatorConsole entries={entries} onClear={clear} />
      </Stack>
      <ConfirmDialog
        opened={isAsking}
        title="Reset the link data?"
        confirmLabel="Reset Link Data"
        isDangerous
        isBusy={reset.isPending}
        onConfirm={confirmReset}
        onClose={() => setIsAsking(false)}
      >
        All accounts connected and documents uploaded in the emulator are revoked and their data is deleted. The
        emulator then starts again with a new user.
      </ConfirmDialog>
    </div>
  );
}
