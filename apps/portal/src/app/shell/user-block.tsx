import { ActionIcon, Avatar, Badge, Group, Skeleton, Text } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { currentDeveloperQuery } from '../../api/developer-queries.ts';
import { logOut } from '../../api/log-out.ts';
import { PasswordWarning } from '../../features/developers/password-warning.tsx';
import { roleLabels } from '../../features/developers/role-labels.ts';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import classes from './user-block.module.css';

export function UserBlock() {
  const { data: developer } = useQuery(currentDeveloperQuery);
  return (
    <div className={classes.block}>
      <Avatar src={developer?.headImageUrl || null} size={32} radius="xl" alt="" color="green" />
      <div className={classes.person}>
        {developer ? (
          <>
            <Group gap="0 6px">
              <Text size="sm" fw={500} lineClamp={2}>
                {developer.displayName || `${developer.firstName} ${developer.lastName}`}
              </Text>
              <Badge className={classes.role} size="xs" variant="default">
                {roleLabels[developer.role]}
              </Badge>
            </Group>
            <Text size="xs" c="dimmed" truncate title={developer.emailAddress}>
              {developer.emailAddress}
            </Text>
          </>
        ) : (
          <Skeleton height={12} width={120} />
        )}
      </div>
      <PasswordWarning />
      <Tooltip label="Sign out">
        <ActionIcon className={classes.signOut} variant="subtle" color="gray" aria-label="Sign out" onClick={logOut}>
          <IconLogout size={16} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}
