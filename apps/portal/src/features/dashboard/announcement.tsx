import { Alert } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { dashboardQuery } from './queries.ts';

/** The platform operator's announcement. */
export function Announcement() {
  const { data } = useQuery(dashboardQuery);
  if (!data?.announcement) return null;
  return (
    <Alert color="green" icon={<IconSpeakerphone size={18} />} title="Announcement" style={{ whiteSpace: 'pre-line' }}>
      {data.announcement}
    </Alert>
  );
}
