import { Collapse, Paper, Stack, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { AdditionalIds } from './additional-ids.tsx';
import classes from './more-information.module.css';
import { PersonFields } from './person-fields.tsx';
import type { VerificationValues } from './verification-values.ts';

interface MoreInformationProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onChooseIdType: (ids: VerificationValues['ids']) => void;
}

/** Optional details of a verification; some ID types require them. */
export function MoreInformation({ isOpen, onToggle, onChooseIdType }: MoreInformationProps) {
  const id = useId();
  return (
    <Paper component="section" withBorder aria-label="Add More Information">
      <h2 className={classes.heading}>
        <UnstyledButton
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onToggle(!isOpen)}
        >
          <IconChevronRight className={classes.chevron} size={18} stroke={1.75} aria-hidden />
          Add More Information
        </UnstyledButton>
      </h2>
      <Collapse expanded={isOpen} id={id}>
        <Stack gap="lg" p="md" pt={0}>
          <PersonFields />
          <AdditionalIds onChooseIdType={onChooseIdType} />
        </Stack>
      </Collapse>
    </Paper>
  );
}
