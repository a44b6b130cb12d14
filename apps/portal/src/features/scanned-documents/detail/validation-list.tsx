import { Badge, Group, Text } from '@mantine/core';
import type { ArchiveValidation, ArchiveValidationResult } from '@smile/contract/archive-results';
import { useQuery } from '@tanstack/react-query';
import { fileTypesQuery } from '../../archives/queries.ts';
import { wordTypes } from '../document-types.ts';
import classes from './detail-lines.module.css';

const checks = [
  { key: 'metadata', label: 'File' },
  { key: 'computation', label: 'Amounts' },
  { key: 'identity', label: 'Identity' },
  { key: 'location', label: 'Location' },
] as const;

const outcomes: Record<ArchiveValidationResult['resultCode'], { label: string; color: string }> = {
  PASSED: { label: 'Passed', color: 'green' },
  FAILED: { label: 'Failed', color: 'red' },
  NO_DATA: { label: 'No data', color: 'gray' },
};

/** The four checks of a document, as text. */
export function ValidationList({ validation }: { validation: ArchiveValidation }) {
  const fileTypes = useQuery(fileTypesQuery).data;
  return (
    <ul className={classes.checks} aria-label="Validation">
      {checks.map(({ key, label }) => {
        const { resultCode, score, resultMessage } = validation[key];
        return (
          <li key={key}>
            <Group gap="xs">
              <Text size="sm" fw={600}>
                {label}
              </Text>
              <Badge variant="light" color={outcomes[resultCode].color}>
                {outcomes[resultCode].label}
              </Badge>
              {score !== null && <Text size="xs" c="dimmed">{`${Math.round(score)} of 100`}</Text>}
            </Group>
            <Text size="sm" c="dimmed">
              {wordTypes(resultMessage, fileTypes)}
            </Text>
          </li>
        );
      })}
    </ul>
  );
}
