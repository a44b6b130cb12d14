import { Skeleton, Stack } from '@mantine/core';
import classes from '../fields/settings-section.module.css';
import { FormSkeleton } from './form-skeleton.tsx';

interface SettingsSkeletonProps {
  /** Number of fields per section. */
  sections: readonly number[];
  columns?: number;
}

/** Skeleton of settings sections: the caption beside the fields. */
export function SettingsSkeleton({ sections, columns }: SettingsSkeletonProps) {
  return sections.map((fields, section) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the sections never change
    <div key={section} className={classes.section}>
      <Stack gap="xs">
        <Skeleton height={16} width={96} my={4} />
        <Skeleton height={12} />
      </Stack>
      <FormSkeleton fields={fields} columns={columns} />
    </div>
  ));
}
