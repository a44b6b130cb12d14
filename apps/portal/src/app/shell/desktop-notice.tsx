import { Button, Stack, Text, Title } from '@mantine/core';
import { IconDeviceDesktop } from '@tabler/icons-react';
import { logOut } from '../../api/log-out.ts';
import { Logo } from '../../ui/logo.tsx';
import classes from './shell.module.css';

export function DesktopNotice() {
  return (
    <main className={classes.notice}>
      <Stack align="center" gap="lg">
        <Logo />
        <IconDeviceDesktop size={40} stroke={1.25} aria-hidden />
        <Title order={1} ta="center">
          This portal is available for desktop only.
        </Title>
        <Text className={classes.advice} c="dimmed" ta="center">
          Make the window wider, or zoom out.
        </Text>
        <Button variant="default" onClick={logOut}>
          Sign out
        </Button>
      </Stack>
    </main>
  );
}
