import { Grid, SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { DashboardCard } from './dashboard-card.tsx';

/** Skeleton of the overview's cards. */
export function OverviewSkeleton() {
  return (
    <Stack gap="md" role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      <SimpleGrid cols={{ base: 2, lg: 4 }} spacing="md">
        {[...Array(4).keys()].map((card) => (
          <DashboardCard key={card}>
            <Skeleton height={12} width={96} my={4} />
            <Skeleton height={22} width={48} my={5} />
          </DashboardCard>
        ))}
      </SimpleGrid>
      <Grid gap="md">
        <Grid.Col span={{ base: 12, lg: 8 }}>
          <DashboardCard>
            <Skeleton height={18} width={120} mb="md" />
            <Skeleton height={300} />
          </DashboardCard>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 4 }}>
          <DashboardCard>
            <Skeleton height={18} width={140} mb="md" />
            <Stack gap="lg">
              {[...Array(6).keys()].map((line) => (
                <Skeleton key={line} height={28} />
              ))}
            </Stack>
          </DashboardCard>
        </Grid.Col>
      </Grid>
    </Stack>
  );
}
