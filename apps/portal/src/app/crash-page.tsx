import { Button, Stack, Text, Title } from '@mantine/core';

/** Page for uncaught errors: a chunk that failed to load, or a bug. */
export function CrashPage({ error }: { error: unknown }) {
  return (
    <Stack component="main" align="center" gap="xs" p="xl" pt="15vh">
      <Title order={1}>This page could not be shown</Title>
      <Text c="dimmed" ta="center" maw={480}>
        An unexpected error happened, or a part of the page did not load.
      </Text>
      <Text ff="monospace" size="sm">
        {error instanceof Error ? error.message : String(error)}
      </Text>
      <Button mt="md" autoFocus onClick={() => location.reload()}>
        Reload
      </Button>
    </Stack>
  );
}
