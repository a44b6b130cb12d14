import { ActionIcon, Button, Group, SimpleGrid, Stack, Title } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { IdFields } from './id-fields.tsx';
import { emptyId, type VerificationValues } from './verification-values.ts';

/** The API's maximum. */
const maxIds = 20;

interface AdditionalIdsProps {
  onChooseIdType: (ids: VerificationValues['ids']) => void;
}

/** All IDs except the primary one. */
export function AdditionalIds({ onChooseIdType }: AdditionalIdsProps) {
  const { control } = useFormContext<VerificationValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'ids' });
  return (
    <Stack gap="md">
      {fields.slice(1).map((field, position) => (
        <section key={field.id} aria-label={`Additional ID ${position + 1}`}>
          <Group justify="space-between" mb="xs">
            <Title order={3}>{`Additional ID ${position + 1}`}</Title>
            <Tooltip label="Remove">
              <ActionIcon
                variant="subtle"
                color="red"
                aria-label={`Remove additional ID ${position + 1}`}
                onClick={() => remove(position + 1)}
              >
                <IconTrash size={16} stroke={1.75} />
              </ActionIcon>
            </Tooltip>
          </Group>
          <SimpleGrid cols={2} spacing="md">
            <IdFields index={position + 1} onChooseIdType={onChooseIdType} />
          </SimpleGrid>
        </section>
      ))}
      {fields.length < maxIds && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
          style={{ alignSelf: 'flex-start' }}
          // No autofocus: the field would be validated as soon as it loses the focus.
          onClick={() => append(emptyId, { shouldFocus: false })}
        >
          Add another ID
        </Button>
      )}
    </Stack>
  );
}
