import { Anchor, FileButton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { type PortableSite, readSiteFile } from './site-file.ts';

/** Imports an exported site instead of creating one. */
export function ImportSiteLink({ onRead }: { onRead: (site: PortableSite) => void }) {
  const [problem, setProblem] = useState<string>();
  const read = async (file: File | null) => {
    if (!file) return;
    const result = await readSiteFile(file);
    if ('problem' in result) setProblem(result.problem);
    else onRead(result);
  };
  return (
    <Stack gap={4} align="flex-start">
      <FileButton accept=".json,application/json" onChange={read}>
        {(props) => (
          <Anchor {...props} component="button" type="button" size="sm">
            Import from a file
          </Anchor>
        )}
      </FileButton>
      {problem && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {problem}
        </Text>
      )}
    </Stack>
  );
}
