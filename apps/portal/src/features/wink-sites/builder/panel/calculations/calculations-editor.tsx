import { ActionIcon, Button, Fieldset, Group, Stack, Text } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import { valueInWords } from '@smile/site-model/compare/in-words';
import type { Calculation, SiteDocument } from '@smile/site-model/document';
import type { Operation } from '@smile/site-model/operations/operation';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { onDemand } from '../../../../../ui/loading/on-demand.tsx';
import { newId } from '../../store/new-id.ts';

const CalculationDialog = onDemand(async () => (await import('./calculation-dialog.tsx')).CalculationDialog);

interface CalculationsEditorProps {
  document: SiteDocument;
  /** `what` names the removed value. */
  onChange: (operation: Operation, what: string) => void;
}

/** The site's calculated values, each with its formula in words. */
export function CalculationsEditor({ document, onChange }: CalculationsEditorProps) {
  const { calculations } = document;
  const [edited, setEdited] = useState<Calculation | null>(null);
  return (
    <Fieldset legend="Calculated values">
      <Stack gap="sm">
        <Text size="xs" c="dimmed">
          {
            'Numbers calculated from answers, such as debts as a percentage of income. Texts show them as {{Calculated.Name}}.'
          }
        </Text>
        {calculations.map((calculation) => (
          <Group
            key={calculation.id}
            gap="xs"
            wrap="nowrap"
            align="flex-start"
            role="group"
            aria-label={calculation.name}
          >
            <div style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Text size="sm" fw={500} dir="auto" ta="left">
                {calculation.name}
              </Text>
              <Text size="xs" c="dimmed" dir="auto" ta="left">
                {valueInWords(document, 'calculation', calculation)}
              </Text>
            </div>
            <ActionIcon
              variant="subtle"
              aria-haspopup="dialog"
              aria-label={`Edit ${calculation.name}`}
              onClick={() => setEdited(calculation)}
            >
              <IconPencil size={15} stroke={1.75} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="red"
              aria-label={`Delete ${calculation.name}`}
              onClick={() =>
                onChange(
                  { type: 'setCalculations', calculations: calculations.filter(({ id }) => id !== calculation.id) },
                  'the calculated values',
                )
              }
            >
              <IconTrash size={15} stroke={1.75} />
            </ActionIcon>
          </Group>
        ))}
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          aria-haspopup="dialog"
          disabled={calculations.length >= siteLimits.calculations}
          onClick={() => setEdited(newCalculation())}
        >
          Add calculated value
        </Button>
      </Stack>
      {edited && <CalculationDialog calculation={edited} onClose={() => setEdited(null)} />}
    </Fieldset>
  );
}

function newCalculation(): Calculation {
  return { id: newId('Calculation'), name: '', type: 'SUM', operands: [], decimals: 2, isEmptyZero: false };
}
