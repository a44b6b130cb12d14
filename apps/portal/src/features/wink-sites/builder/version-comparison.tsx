import { Button, List, SimpleGrid, Stack, Text } from '@mantine/core';
import type { SiteVersionDetails } from '@smile/contract/wink-sites';
import { type DiffSection, diffDocuments } from '@smile/site-model/diff';
import type { SiteDocument } from '@smile/site-model/document';
import { fromWire } from '@smile/site-model/wire/from-wire';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { FormSkeleton } from '../../../ui/form-skeleton.tsx';
import { versionQuery } from '../queries.ts';
import { VersionFrame } from './version-frame.tsx';

interface VersionComparisonProps {
  siteId: string;
  before: number;
  after: number;
}

/** What changed from one version to another: in words by screen, and one screen of both side by side. */
export function VersionComparison({ siteId, before, after }: VersionComparisonProps) {
  const left = useQuery(versionQuery(siteId, before));
  const right = useQuery(versionQuery(siteId, after));
  const error = left.error ?? right.error;
  const documents = useMemo(
    () => (left.data && right.data ? { before: documentOf(left.data), after: documentOf(right.data) } : null),
    [left.data, right.data],
  );
  if (error) {
    const retry = () => Promise.all([left.refetch(), right.refetch()]);
    return <ErrorPanel title="The versions could not be loaded" error={error} onRetry={retry} />;
  }
  if (!documents) return <FormSkeleton fields={2} />;
  if (!documents.before || !documents.after)
    return (
      <Text size="sm" c="dimmed">
        Only sites that are made in the builder can be compared.
      </Text>
    );
  return (
    <Differences
      before={{ name: `Version ${before}`, document: documents.before }}
      after={{ name: `Version ${after}`, document: documents.after }}
    />
  );
}

/** Null where the version was not made in the builder. */
function documentOf({ type, winkSiteTemplate }: SiteVersionDetails): SiteDocument | null {
  const read = type === 'LOWCODE' ? fromWire('', winkSiteTemplate) : null;
  return read && 'doc' in read ? read.doc : null;
}

interface Side {
  name: string;
  document: SiteDocument;
}

function Differences({ before, after }: { before: Side; after: Side }) {
  const sections = useMemo(() => diffDocuments(before.document, after.document), [before.document, after.document]);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const shown = sections.find(({ screenId }) => screenId === chosenId) ?? sections.find(({ screenId }) => screenId);
  const screenId = shown?.screenId ?? after.document.screenIds[0]!;
  const changedIds = shown?.componentIds ?? [];
  return (
    <Stack gap="lg">
      {sections.length === 0 ? (
        <Text size="sm">Nothing is different.</Text>
      ) : (
        sections.map((section) => (
          <Section
            key={section.screenId ?? 'site'}
            section={section}
            isShown={section === shown}
            onShow={() => setChosenId(section.screenId)}
          />
        ))
      )}
      <SimpleGrid cols={2} spacing="md">
        <VersionFrame {...before} screenId={screenId} changedIds={changedIds} />
        <VersionFrame {...after} screenId={screenId} changedIds={changedIds} />
      </SimpleGrid>
    </Stack>
  );
}

interface SectionProps {
  section: DiffSection;
  isShown: boolean;
  onShow: () => void;
}

function Section({ section: { screenId, title, sentences }, isShown, onShow }: SectionProps) {
  return (
    <section aria-label={title}>
      {screenId === null ? (
        <Text fw={500} size="sm">
          {title}
        </Text>
      ) : (
        <Button variant={isShown ? 'light' : 'subtle'} size="compact-sm" aria-pressed={isShown} onClick={onShow}>
          {`Screen ${title}`}
        </Button>
      )}
      <List size="sm" mt={4} style={{ overflowWrap: 'anywhere' }}>
        {sentences.map((sentence) => (
          <List.Item key={sentence}>{sentence}</List.Item>
        ))}
      </List>
    </section>
  );
}
