import { Button, Group, Text } from '@mantine/core';
import { type SampleDocument, sampleDocuments, samplePathOf } from '@smile/contract/sample-documents';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { portalConfigQuery } from '../../api/portal-config.ts';

const documents = Object.keys(sampleDocuments) as SampleDocument[];

/** Documents of a test person, for trying uploads in the widget. */
export function TestFiles({ userName }: { userName: string }) {
  const linkUrl = useQuery(portalConfigQuery).data?.linkUrl;
  if (!linkUrl) return null;
  return (
    <section aria-label={`Test files of ${userName}`}>
      <Text size="sm" fw={600} mt="md" mb={6}>
        Test files
      </Text>
      <Group gap="xs">
        {documents.map((document) => (
          <Button
            key={document}
            component="a"
            href={linkUrl + samplePathOf(userName, document)}
            download
            variant="default"
            size="xs"
            leftSection={<IconDownload size={14} aria-hidden />}
          >
            {sampleDocuments[document].label}
          </Button>
        ))}
      </Group>
    </section>
  );
}
