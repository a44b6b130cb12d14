import '@mantine/core/styles/NumberInput.layer.css';
import { Button, Checkbox, NativeSelect, NumberInput, Text, TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import { checkCalculations, operandCounts } from '@smile/site-model/calculations/check-calculations';
import { valueInWords } from '@smile/site-model/compare/in-words';
import { type Calculation, calculationTypes, type Operand } from '@smile/site-model/document';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { atMost } from '../../../../../ui/fields/at-most.ts';
import { Dialog } from '../../../../../ui/overlays/dialog.tsx';
import { useBuilder } from '../../store/use-builder.ts';
import { SettingsForm } from '../settings-form.tsx';
import { operandChoices, partTitle, typeTitles, withParts } from './operand-choices.ts';
import { OperandField } from './operand-field.tsx';

interface CalculationDialogProps {
  calculation: Calculation;
  onClose: () => void;
}

/** Edits or adds a calculated value. */
export function CalculationDialog({ calculation, onClose }: CalculationDialogProps) {
  const document = useBuilder((state) => state.document);
  const dispatch = useBuilder((state) => state.dispatch);
  const [edited, setEdited] = useState(() => withParts(document, calculation));
  const [refusal, setRefusal] = useState<string | null>(null);
  const isNew = !document.calculations.some(({ id }) => id === edited.id);
  const change = (part: Partial<Calculation>) => {
    setEdited({ ...edited, ...part });
    setRefusal(null);
  };
  const save = () => {
    const others = document.calculations;
    const calculations = isNew ? [...others, edited] : others.map((other) => (other.id === edited.id ? edited : other));
    const former = new Set(checkCalculations({ ...document, calculations: others }));
    const problem = checkCalculations({ ...document, calculations }).find((message) => !former.has(message));
    const refused = problem ?? dispatch({ type: 'setCalculations', calculations }, { label: `changed ${edited.name}` });
    setRefusal(refused);
    if (refused === null) onClose();
  };
  const { type, operands } = edited;
  const setOperands = (changed: Operand[]) => change({ operands: changed });
  const choices = operandChoices(document, edited);
  const { min, max } = operandCounts[type];
  return (
    <Dialog opened onClose={onClose} title={isNew ? 'Add calculated value' : 'Edit calculated value'} size="lg">
      <SettingsForm refusal={refusal} onSave={save} onClose={onClose}>
        <TextInput
          label="Name"
          required
          data-autofocus
          {...atMost(siteLimits.name)}
          value={edited.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <NativeSelect
          label="Calculation"
          data={calculationTypes.map((value) => ({ value, label: typeTitles[value] }))}
          value={type}
          onChange={(event) =>
            setEdited(withParts(document, { ...edited, type: event.currentTarget.value as Calculation['type'] }))
          }
        />
        {operands.map((operand, index) => (
          <OperandField
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no ids, and every field shows what it is given
            key={index}
            label={partTitle(type, index)}
            name={`part ${index + 1}`}
            operand={operand}
            choices={choices}
            onChange={(changed) => setOperands(operands.with(index, changed))}
            onRemove={operands.length > min ? () => setOperands(operands.toSpliced(index, 1)) : null}
          />
        ))}
        {operands.length === 0 && <Text size="sm">Add a Date Picker to a screen first.</Text>}
        {operands.length < max && type !== 'AGE' && (
          <Button
            variant="subtle"
            size="compact-sm"
            style={{ alignSelf: 'flex-start' }}
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => setOperands([...operands, { field: null, value: '' }])}
          >
            Add part
          </Button>
        )}
        {type !== 'AGE' && <Rounding edited={edited} onChange={change} />}
        <Text size="sm" c="dimmed" role="status" style={{ overflowWrap: 'anywhere' }}>
          {valueInWords(document, 'calculation', edited)}
        </Text>
      </SettingsForm>
    </Dialog>
  );
}

function Rounding({ edited, onChange }: { edited: Calculation; onChange: (part: Partial<Calculation>) => void }) {
  return (
    <>
      <NumberInput
        label="Decimals"
        description="The result is rounded to this many digits after the point."
        w={200}
        min={0}
        max={siteLimits.decimals}
        clampBehavior="strict"
        allowDecimal={false}
        value={edited.decimals}
        onChange={(value) => onChange({ decimals: Number(value) || 0 })}
      />
      <Checkbox
        label="Count empty answers as 0"
        description="Otherwise there is no result until every part is answered."
        checked={edited.isEmptyZero}
        onChange={(event) => onChange({ isEmptyZero: event.currentTarget.checked })}
      />
    </>
  );
}
