import { Button, Group, SegmentedControl, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconArrowLeft } from '@tabler/icons-react';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { toLocalTime } from '../../../ui/format/format-date.ts';
import { onDemand } from '../../../ui/loading/on-demand.tsx';
import { showBriefly } from '../../../ui/toasts/toasts.ts';
import { HistoryButtons } from './history-buttons.tsx';
import { CheckedTools } from './on-demand.tsx';
import { ShareDraftButton } from './sharing/share-draft-button.tsx';
import classes from './site-builder.module.css';
import type { DraftState } from './store/builder-state.ts';
import { useBuilder } from './store/use-builder.ts';
import { VersionsButton } from './versions/versions-button.tsx';

const OtherDraftsButton = onDemand(
  async () => (await import('./keeping/others/other-drafts-button.tsx')).OtherDraftsButton,
);

interface BuilderHeaderProps {
  id: string | null;
  isSaving: boolean;
  /** Saves changes as a draft. */
  keep: () => void;
  onSave: () => void;
  onTakeOver: (authorId: string) => void;
}

export function BuilderHeader({ id, isSaving, keep, onSave, onTakeOver }: BuilderHeaderProps) {
  const name = useBuilder((state) => state.document.name);
  const hasOthers = useBuilder((state) => state.otherDrafts.length > 0);
  const isPreviewing = useBuilder((state) => state.isPreviewing);
  const setPreviewing = useBuilder((state) => state.setPreviewing);
  useDocumentTitle(`${name || 'Wink Site'} | Smile`);
  return (
    <header className={classes.header}>
      <ButtonLink
        to="/link/winkSite"
        variant="subtle"
        color="gray"
        size="xs"
        leftSection={<IconArrowLeft size={16} stroke={1.75} aria-hidden />}
      >
        Back to Sites
      </ButtonLink>
      <div className={classes.title}>
        <Title order={1} size="h3" textWrap="nowrap" style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {name || 'Wink Site'}
        </Title>
        <Group gap={4} wrap="nowrap">
          <Text size="xs" c="dimmed" truncate>
            ID: <span className={classes.id}>{id ?? '-'}</span>
          </Text>
          {id && <CopyButton value={id} label="site ID" confirm={() => showBriefly('Copy Success!')} />}
        </Group>
      </div>
      {hasOthers && <OtherDraftsButton onTakeOver={onTakeOver} />}
      <DraftLabel isNew={id === null} />
      <HistoryButtons />
      <SegmentedControl
        size="xs"
        aria-label="Mode of the builder"
        value={isPreviewing ? 'preview' : 'edit'}
        onChange={(value) => setPreviewing(value === 'preview')}
        data={[
          { value: 'edit', label: 'Edit' },
          { value: 'preview', label: 'Preview' },
        ]}
      />
      <ShareDraftButton siteId={id} keep={keep} />
      {id && <VersionsButton siteId={id} />}
      <CheckedTools siteId={id} />
      <Button size="xs" loading={isSaving} onClick={onSave}>
        Save
      </Button>
    </header>
  );
}

/** Whether the changes are stored. */
function DraftLabel({ isNew }: { isNew: boolean }) {
  const draft = useBuilder((state) => state.draft);
  return (
    <Text size="xs" c={draft.kind === 'failed' ? 'red' : 'dimmed'} role="status" aria-label="Draft" flex="none">
      {textOfDraft(draft, isNew)}
    </Text>
  );
}

/** Whether the changes are stored: the same text beside Save and when leaving. */
export function textOfDraft(draft: DraftState, isNew: boolean): string {
  if (draft.kind === 'failed') return 'Draft not saved';
  if (draft.kind === 'saved')
    return `${isNew ? 'Kept in this browser' : 'Draft saved'} ${toLocalTime(new Date(draft.at)).slice(11, 16)}`;
  return draft.kind === 'none' ? '' : 'Saving draft…';
}
