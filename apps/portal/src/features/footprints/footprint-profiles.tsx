import { Badge, Group, Paper, Stack, Title } from '@mantine/core';
import { listCategories, type ProfileCategory } from '@smile/contract/footprint-profile';
import type { LookupItem } from '@smile/contract/lookups';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import classes from './footprint-profiles.module.css';

/** Platforms by category, and whether the address has an account there. */
export function FootprintProfiles({ items }: { items: readonly LookupItem[] }) {
  return (
    <Stack component="section" gap="md" aria-label="Profile Analysis by Category">
      <Title order={2}>Profile Analysis by Category</Title>
      {listCategories(items).map((category) => (
        <CategoryCard key={category.label} category={category} />
      ))}
    </Stack>
  );
}

function CategoryCard({ category }: { category: ProfileCategory }) {
  const { label, badge, badgeHint, hasRegistered, tilesPerRow, tiles } = category;
  return (
    <Paper withBorder p="md" component="section" aria-label={label}>
      <Group justify="space-between" mb="sm">
        <Title order={3}>{label}</Title>
        <Tooltip label={badgeHint} disabled={badgeHint === null}>
          <Badge variant="light" color={hasRegistered ? 'green' : 'gray'} {...(badgeHint && { tabIndex: 0 })}>
            {badge}
          </Badge>
        </Tooltip>
      </Group>
      <ul className={classes.tiles} style={{ gridTemplateColumns: `repeat(${tilesPerRow}, minmax(0, 1fr))` }}>
        {tiles.map(({ platform, state }) => (
          <li key={platform} className={classes.tile} data-state={state}>
            <span className={classes.platform}>{platform}</span>
            <span className={classes.state}>{state}</span>
          </li>
        ))}
      </ul>
    </Paper>
  );
}
