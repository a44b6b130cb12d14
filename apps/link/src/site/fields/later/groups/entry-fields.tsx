import { isFlowInput } from '@smile/site-model/answers';
import type { FlowGroup, FlowInput } from '@smile/site-model/flow';
import { type AnswerValue, type Entry, ownValue } from '@smile/site-model/values';
import { evaluateForm } from '@smile/site-model/visits/visible-parts';
import { useContext, useMemo } from 'react';
import { ValuesContext } from '../../../texts/flow-text.tsx';
import { Field } from '../../field.tsx';

interface EntryFieldsProps {
  group: FlowGroup;
  entry: Entry;
  /** Makes field ids unique per entry. */
  idPrefix: string;
  isDisabled: boolean;
  messages: Readonly<Record<string, string>>;
  onChange: (id: string, answer: AnswerValue) => void;
}

/** The visible fields of one entry. */
export function EntryFields({ group, entry, idPrefix, isDisabled, messages, onChange }: EntryFieldsProps) {
  const { shown } = evaluateForm(group, entry, useContext(ValuesContext));
  return shown
    .filter(isFlowInput)
    .map((part) => (
      <EntryField
        key={part.id}
        part={part}
        id={`${idPrefix}-${part.id}`}
        isDisabled={isDisabled}
        value={ownValue(entry, part.id) ?? null}
        error={messages[part.id] ?? null}
        onChange={(answer) => onChange(part.id, answer)}
      />
    ));
}

interface EntryFieldProps {
  part: FlowInput;
  id: string;
  isDisabled: boolean;
  value: AnswerValue;
  error: string | null;
  onChange: (answer: AnswerValue) => void;
}

function EntryField({ part, id, isDisabled, value, error, onChange }: EntryFieldProps) {
  const input = useMemo(() => ({ ...part, id, isDisabled: part.isDisabled || isDisabled }), [part, id, isDisabled]);
  return <Field input={input} value={value} error={error} onChange={onChange} />;
}
