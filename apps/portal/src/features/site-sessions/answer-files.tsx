import { Anchor, Stack, Text } from '@mantine/core';
import type { StoredFile } from '@smile/site-model/visits/stored-files';

/** Uploaded files of an answer, each as a link. */
export function AnswerFiles({ files }: { files: readonly StoredFile[] }) {
  return (
    <Stack component="ul" gap={4} m={0} p={0} style={{ listStyle: 'none' }}>
      {files.map(({ id, name, sizeBytes, url }) => (
        <li key={id}>
          <Anchor href={url} target="_blank" rel="noreferrer" dir="auto" style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Anchor>{' '}
          <Text span size="sm" c="dimmed">
            {Math.ceil(sizeBytes / 1024).toLocaleString('en')} kB
          </Text>
        </li>
      ))}
    </Stack>
  );
}
