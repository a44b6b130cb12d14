import { Button, Group } from '@mantine/core';
import { type SampleDocument, sampleDocuments, samplePathOf } from '@smile/contract/sample-documents';
import { IconDownload } from '@tabler/icons-react';

const documents = Object.keys(sampleDocuments) as SampleDocument[];

interface SampleLinksProps {
  userName: string;
  /** URL of the widget's server; links are inactive until it is known. */
  linkUrl: string | undefined;
}

/** A test person's documents to download. */
export function SampleLinks({ userName, linkUrl }: SampleLinksProps) {
  return (
    <Group gap="xs">
      {documents.map((document) => (
        <Button
          key={document}
          component="a"
          href={linkUrl && linkUrl + samplePathOf(userName, document)}
          download
          variant="default"
          size="xs"
          leftSection={<IconDownload size={14} aria-hidden />}
        >
          {sampleDocuments[document].label}
        </Button>
      ))}
    </Group>
  );
}
