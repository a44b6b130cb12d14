import { Avatar, Stack, Tabs } from '@mantine/core';
import type { Archive } from '@smile/contract/archives';
import { useQuery } from '@tanstack/react-query';
import { ArchiveView } from './archive-view.tsx';
import { fileTypesQuery } from './queries.ts';

interface ArchiveTabsProps {
  /** At least one, newest first. */
  archives: readonly Archive[];
  fileType: string | undefined;
  onSelect: (fileType: string) => void;
}

/** One tab per uploaded file type, with all its archives. */
export function ArchiveTabs({ archives, fileType, onSelect }: ArchiveTabsProps) {
  const { data: fileTypes } = useQuery(fileTypesQuery);
  const types = [...new Set(archives.map(({ type }) => type))];
  const open = types.find((type) => type === fileType) ?? types[0]!;
  return (
    <Tabs variant="outline" value={open} onChange={(type) => type && onSelect(type)} keepMounted={false}>
      <Tabs.List>
        {types.map((type) => (
          <Tabs.Tab
            key={type}
            value={type}
            leftSection={<Avatar src={fileTypes?.get(type)?.logoUrl ?? null} size={20} radius="sm" alt="" />}
          >
            {fileTypes?.get(type)?.typeLabel ?? type}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {types.map((type) => (
        <Tabs.Panel key={type} value={type} pt="md">
          <Stack gap="xl">
            {archives
              .filter((archive) => archive.type === type)
              .map((archive) => (
                <ArchiveView key={archive.id} archive={archive} />
              ))}
          </Stack>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
