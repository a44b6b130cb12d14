import { Button, Stack, Text, Title } from '@mantine/core';

/** For what nothing else caught: a page's code that did not load, or a defect. */
export function CrashPage({ error }: { error: unknown }) {
  return (
    <Stack component="main" align="center" gap="xs" p="xl" pt="15vh">
      <Title order={1}>This page could not be shown</Title>
      <Text c="dimmed">{error instanceof Error ? error.message : String(error)}</Text>
      <Button variant="default" mt="md" onClick={() => location.reload()}>
        Retry
      </Button>
    </Stack>
  );
}
