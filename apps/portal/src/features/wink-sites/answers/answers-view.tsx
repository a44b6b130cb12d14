import { Group, NativeSelect, Skeleton, Stack } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { EmptyPanel } from '../../../ui/empty-panel.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { siteChoicesQuery, siteNameQuery, versionsQuery } from '../queries.ts';
import type { AnswersSearch } from './answer-search.ts';
import { SiteAnswers } from './site-answers.tsx';

interface AnswersViewProps {
  search: AnswersSearch;
  onSearch: (search: AnswersSearch) => void;
  onOpen: (sessionId: string) => void;
}

/** Answers to one site's questions. */
export function AnswersView({ search, onSearch, onOpen }: AnswersViewProps) {
  const sites = useQuery(siteChoicesQuery);
  if (sites.error && !sites.data)
    return <ErrorPanel title="The sites could not be loaded" error={sites.error} onRetry={() => sites.refetch()} />;
  if (!sites.data) return <Skeleton height={420} role="status" aria-label="Loading the sites" />;
  const siteId = search.of ?? sites.data[0]?.id;
  if (!siteId) return <EmptyPanel title="No sites yet">Answers to your sites appear here.</EmptyPanel>;
  const isListed = sites.data.some(({ id }) => id === siteId);
  return (
    <Stack gap="md">
      <Group>
        <NativeSelect
          label="Site"
          maw={360}
          data={[
            ...(isListed ? [] : [{ value: siteId, label: siteId }]),
            ...sites.data.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={siteId}
          onChange={(event) => onSearch({ of: event.currentTarget.value, show: search.show })}
        />
      </Group>
      <ChosenSite key={siteId} siteId={siteId} search={search} onSearch={onSearch} onOpen={onOpen} />
    </Stack>
  );
}

function ChosenSite({ siteId, search, onSearch, onOpen }: AnswersViewProps & { siteId: string }) {
  const name = useQuery(siteNameQuery(siteId));
  const versions = useInfiniteQuery(versionsQuery(siteId));
  if (name.error && name.data === undefined)
    return <ErrorPanel title="The site could not be loaded" error={name.error} onRetry={() => name.refetch()} />;
  return (
    <SiteAnswers
      siteId={siteId}
      versions={versions.data?.pages.flatMap((page) => page.items.map(({ version }) => version)) ?? []}
      search={search}
      onSearch={(wanted) => onSearch({ ...wanted, of: siteId })}
      onOpen={onOpen}
    />
  );
}
