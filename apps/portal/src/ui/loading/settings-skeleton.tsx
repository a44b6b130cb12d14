import { Group, Skeleton, Stack } from '@mantine/core';
import classes from '../fields/settings-section.module.css';
import { FormSkeleton } from './form-skeleton.tsx';

interface SettingsSkeletonProps {
  /** Number of rows per section. */
  sections: readonly number[];
  /** Whether a row has two fields. */
  isWide?: boolean;
}

/** Skeleton of settings sections: the caption beside the fields. */
export function SettingsSkeleton({ sections, isWide = false }: SettingsSkeletonProps) {
  return sections.map((rows, section) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the sections never change
    <div key={section} className={classes.section}>
      <Stack gap="xs">
        <Skeleton height={16} width={96} my={4} />
        <Skeleton height={12} />
      </Stack>
      <Group grow>
        <FormSkeleton fields={rows} />
        {isWide && <FormSkeleton fields={rows} />}
      </Group>
    </div>
  ));
}
