import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Tooltip } from '../../../ui/overlays/tooltip.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { type DetailLine, shownValueOf } from './detail-layout.ts';
import classes from './detail-lines.module.css';
import { formatFieldValue } from './format-field-value.ts';

/** In percent. Less is marked as unsure. */
const lowConfidence = 80;

interface FieldLineProps {
  line: DetailLine;
  archiveId: string;
  /** Document type; undefined when the document's fields cannot be corrected. */
  type: string | undefined;
  isChosen: boolean;
  onChoose: (field: string | undefined) => void;
}

/** A field: its value, the confidence, and a correction, if any. */
export function FieldLine({ line, archiveId, type, isChosen, onChoose }: FieldLineProps) {
  const [isCorrecting, setIsCorrecting] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const { label, field } = line;
  const value = formatFieldValue(field ? shownValueOf(field) : line.value, field?.name);
  const correction = field?.correction;
  return (
    <li className={classes.line} data-chosen={isChosen || undefined} data-prominent={line.isProminent || undefined}>
      <span className={classes.label}>{label}</span>
      {field?.box ? (
        <UnstyledButton
          className={classes.value}
          aria-pressed={isChosen}
          aria-label={`${label}: ${value}`}
          onClick={() => onChoose(isChosen ? undefined : field.name)}
        >
          {value}
        </UnstyledButton>
      ) : (
        <span className={classes.value}>{value}</span>
      )}
      {field && field.value !== null && !correction ? (
        <Tooltip label={field.reason} multiline maw={320} disabled={!field.reason}>
          <span className={classes.confidence} data-low={field.confidence < lowConfidence || undefined}>
            {`${field.confidence < lowConfidence ? 'unsure, ' : ''}${Math.round(field.confidence)}%`}
          </span>
        </Tooltip>
      ) : (
        <span />
      )}
      {field && type ? (
        <ActionIcon
          ref={pencil}
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={`Correct ${label}`}
          onClick={() => setIsCorrecting(true)}
        >
          <IconPencil size={14} stroke={1.75} />
        </ActionIcon>
      ) : (
        <span />
      )}
      {field && correction && (
        <span className={classes.note}>
          {`${field.value === null ? 'Nothing was read' : `Read as ${formatFieldValue(field.value, field.name)}`}. Corrected by ${correction.by}, `}
          <DateTime value={correction.at} />
        </span>
      )}
      {field && type && isCorrecting && (
        <CorrectionForm
          archiveId={archiveId}
          type={type}
          field={field}
          label={label}
          onDone={() => {
            setIsCorrecting(false);
            pencil.current?.focus();
          }}
        />
      )}
    </li>
  );
}
