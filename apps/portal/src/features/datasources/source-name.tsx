import { Avatar, Group } from '@mantine/core';

/** A data source by its logo and its name. */
export function SourceName({ name, logoUrl }: { name: string; logoUrl: string }) {
  return (
    <Group gap="xs" wrap="nowrap" style={{ whiteSpace: 'nowrap' }}>
      <Avatar src={logoUrl} size={24} radius="sm" alt="" />
      {name}
    </Group>
  );
}
