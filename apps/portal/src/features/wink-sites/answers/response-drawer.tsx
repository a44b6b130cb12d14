import { Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { SiteResponseDetails } from '@smile/contract/site-answers';
import { listStoredFiles } from '@smile/site-model/visits/stored-files';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CopyableId } from '../../../ui/copyable-id.tsx';
import { EmptyPanel } from '../../../ui/empty-panel.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { SideDrawer } from '../../../ui/overlays/side-drawer.tsx';
import { showBriefly } from '../../../ui/toasts/toasts.ts';
import { AnswerFiles } from '../../site-sessions/answer-files.tsx';
import { OutcomeBadge } from './outcome-badge.tsx';
import { responseQuery } from './queries.ts';
import classes from './response-drawer.module.css';

interface ResponseDrawerProps {
  /** Undefined closes the drawer. */
  sessionId: string | undefined;
  onClose: () => void;
}

export function ResponseDrawer({ sessionId, onClose }: ResponseDrawerProps) {
  const [shownId, setShownId] = useState(sessionId);
  if (sessionId && sessionId !== shownId) setShownId(sessionId);
  return (
    <SideDrawer opened={sessionId !== undefined} onClose={onClose} backLabel="Back to Answers">
      {shownId && <Response key={shownId} id={shownId} />}
    </SideDrawer>
  );
}

function Response({ id }: { id: string }) {
  const { data: response, error, refetch } = useQuery(responseQuery(id));
  if (response) return <LoadedResponse response={response} />;
  if (error) return <ErrorPanel title="The answers could not be loaded" error={error} onRetry={refetch} />;
  return (
    <Stack gap="md" role="status" aria-label="Loading the answers">
      <Skeleton height={28} width="50%" />
      <Skeleton height={20} width="70%" />
      <Skeleton height={240} />
    </Stack>
  );
}

const confirmCopy = () => showBriefly('Copy Success!');

function LoadedResponse({ response }: { response: SiteResponseDetails }) {
  const { winkSiteName, outcome, version, createdAt, userId, sessionId, screens } = response;
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Group gap="sm" wrap="nowrap">
          <Title order={2} style={{ overflowWrap: 'anywhere' }}>
            {winkSiteName}
          </Title>
          <OutcomeBadge outcome={outcome} />
        </Group>
        <Text size="sm" c="dimmed" component="div">
          Version {version} · started <DateTime value={createdAt} />
        </Text>
        <Group gap="lg">
          <CopyableId value={userId} label="User ID" lastCharacters={8} confirm={confirmCopy} />
          <CopyableId value={sessionId} label="Session ID" lastCharacters={8} confirm={confirmCopy} />
        </Group>
      </Stack>
      {screens.length === 0 && (
        <EmptyPanel title="No answers">This visit has no answers, or they were deleted.</EmptyPanel>
      )}
      {screens.map((screen) => (
        <section key={screen.reference} aria-label={screen.screenName}>
          <Title order={3} mb="xs" style={{ overflowWrap: 'anywhere' }}>
            {screen.screenName}
          </Title>
          <dl className={classes.answers}>
            {screen.answers.map((answer) => (
              <Answer key={answer.name} {...answer} />
            ))}
          </dl>
        </section>
      ))}
    </Stack>
  );
}

function Answer({ label, shown, value }: SiteResponseDetails['screens'][number]['answers'][number]) {
  const files = listStoredFiles(value);
  return (
    <div className={classes.row}>
      <dt dir="auto">{label}</dt>
      <dd dir="auto" className={shown === '' ? classes.none : undefined}>
        {files.length > 0 ? <AnswerFiles files={files} /> : shown || 'No answer'}
      </dd>
    </div>
  );
}
