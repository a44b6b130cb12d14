import { Button, Input, Text } from '@mantine/core';
import { titleOf, valueInWords } from '@smile/site-model/compare/in-words';
import { type Component, isInput } from '@smile/site-model/document';
import { type ConditionKey, conditionOf } from '@smile/site-model/fields/component-conditions';
import { memo, useState } from 'react';
import { onDemand } from '../../../../ui/loading/on-demand.tsx';
import { useBuilder } from '../store/use-builder.ts';

const ConditionDialog = onDemand(async () => (await import('../routing/condition-dialog.tsx')).ConditionDialog);

interface ConditionFieldsProps {
  screenId: string;
  component: Component;
}

/** Conditions for showing a component and for requiring an optional field. */
export function ConditionFields({ screenId, component }: ConditionFieldsProps) {
  const { id } = component;
  const [edited, setEdited] = useState<ConditionKey | null>(null);
  const [shownId, setShownId] = useState(id);
  // The dialog closes when another component is selected.
  if (shownId !== id) {
    setShownId(id);
    setEdited(null);
  }
  const keys: ConditionKey[] =
    isInput(component) && !component.props.required && !component.props.minEntries
      ? ['visibleIf', 'requiredIf']
      : ['visibleIf'];
  return (
    <>
      {keys.map((key) => (
        <ConditionField key={key} component={component} conditionKey={key} onEdit={setEdited} />
      ))}
      {edited && (
        <ConditionDialog
          screenId={screenId}
          component={component}
          conditionKey={edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

const nothing: Record<ConditionKey, string> = { visibleIf: 'Always shown', requiredIf: 'Never required' };

interface ConditionFieldProps {
  component: Component;
  conditionKey: ConditionKey;
  /** Must be a stable function. */
  onEdit: (key: ConditionKey) => void;
}

interface ConditionWordsProps extends Omit<ConditionFieldProps, 'component'> {
  words: string | null;
}

function ConditionField({ component, conditionKey, onEdit }: ConditionFieldProps) {
  const words = useBuilder(({ document }) => {
    const condition = conditionOf(component, conditionKey);
    return condition && valueInWords(document, conditionKey, condition);
  });
  return <ConditionWords conditionKey={conditionKey} words={words} onEdit={onEdit} />;
}

function Words({ conditionKey, words, onEdit }: ConditionWordsProps) {
  const title = titleOf(conditionKey);
  return (
    <Input.Wrapper label={title} labelElement="div">
      <Text size="sm" c={words === null ? 'dimmed' : undefined} mb={6} style={{ overflowWrap: 'anywhere' }}>
        {words ?? nothing[conditionKey]}
      </Text>
      <Button
        variant="default"
        size="compact-sm"
        aria-haspopup="dialog"
        aria-label={`Edit ${title}`}
        onClick={() => onEdit(conditionKey)}
      >
        Edit
      </Button>
    </Input.Wrapper>
  );
}

/** Memoized: most components have no condition. */
const ConditionWords = memo(Words);
