import { Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { ButtonLink } from '../ui/button-link.tsx';

export function NotFoundPage() {
  useDocumentTitle('Sorry, page not found | Smile');
  return (
    <Stack align="center" gap="xs" pt="15vh">
      <Text c="dimmed" fw={600}>
        404
      </Text>
      <Title order={1}>Sorry, page not found</Title>
      <Text c="dimmed">The address may be mistyped, or the page may have moved.</Text>
      <ButtonLink to="/" mt="md">
        Go to Home
      </ButtonLink>
    </Stack>
  );
}
