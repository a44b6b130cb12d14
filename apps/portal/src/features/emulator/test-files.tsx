import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { portalConfigQuery } from '../../api/portal-config.ts';
import { SampleLinks } from '../scanned-documents/upload/sample-links.tsx';

/** A test person's documents, to try uploads in the widget. */
export function TestFiles({ userName }: { userName: string }) {
  const linkUrl = useQuery(portalConfigQuery).data?.linkUrl;
  if (!linkUrl) return null;
  return (
    <section aria-label={`Test files of ${userName}`}>
      <Text size="sm" fw={600} mt="md" mb={6}>
        Test files
      </Text>
      <SampleLinks userName={userName} linkUrl={linkUrl} />
    </section>
  );
}
