import type { DetailLine } from './detail-layout.ts';
import classes from './detail-lines.module.css';
import { FieldLine } from './field-line.tsx';

interface DetailLinesProps {
  label: string;
  lines: readonly DetailLine[];
  archiveId: string;
  /** The type whose fields were read. */
  type: string | undefined;
  chosen: string | undefined;
  onChoose: (field: string | undefined) => void;
}

/** Fields with what was read of each; "-" for what is missing. */
export function DetailLines({ label, lines, archiveId, type, chosen, onChoose }: DetailLinesProps) {
  return (
    <ul className={classes.lines} aria-label={label}>
      {lines.map((line) => (
        <FieldLine
          key={line.label}
          line={line}
          archiveId={archiveId}
          type={type}
          isChosen={line.field !== null && line.field.name === chosen}
          onChoose={onChoose}
        />
      ))}
    </ul>
  );
}
