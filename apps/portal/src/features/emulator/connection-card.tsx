import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { readMode } from '../../api/session.ts';
import { useContact } from '../../api/use-contact.ts';
import { AllowanceCard } from '../../ui/allowance-card.tsx';
import { AllowanceStandIn } from '../../ui/allowance-stand-in.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { usageSummaryQuery } from '../usage/queries.ts';

/** Card with the remaining connections. */
export function ConnectionCard() {
  const contact = useContact('ConnectAccount');
  const summary = useQuery(usageSummaryQuery);
  if (!summary.data)
    return (
      <AllowanceStandIn
        title="Your connections could not be counted"
        error={summary.error}
        onRetry={() => summary.refetch()}
        height={readMode() === 'Production' ? 103 : 77}
      />
    );
  const connect = summary.data.find(({ action }) => action === 'ConnectAccount');
  const detail = connect?.usageDetail;
  const tryItNow = readMode() === 'Production' && (
    <ButtonLink to="/snap" size="xs" w="fit-content">
      Try It Now
    </ButtonLink>
  );
  if (detail) {
    const { remainVolume, totalVolume } = detail;
    return (
      <AllowanceCard
        title="Free connections"
        remaining={remainVolume}
        total={totalVolume}
        contact={contact}
        note={tryItNow}
      />
    );
  }
  return (
    <Paper withBorder p="md" component="section" aria-label="Free connections">
      <Group justify="space-between" wrap="nowrap" gap="lg">
        <Stack gap={2}>
          <Title order={2}>Free connections</Title>
          <Text size="sm" c="dimmed">
            {connect?.enabled === false
              ? 'New connections are switched off for your organization.'
              : `Connections in ${readMode()} are not limited.`}
          </Text>
          {tryItNow}
        </Stack>
        <Button component="a" {...contact} variant="default" size="xs">
          Get In Touch
        </Button>
      </Group>
    </Paper>
  );
}
