import { Skeleton } from '@mantine/core';
import type { DetailLine } from './detail-layout.ts';
import classes from './detail-lines.module.css';
import { FieldLine } from './field-line.tsx';

interface DetailLinesProps {
  label: string;
  /** Whether what was read is still on its way. */
  isAwaited?: boolean;
  lines: readonly DetailLine[];
  archiveId: string;
  /** The type whose fields were read. */
  type: string | undefined;
  chosen: string | undefined;
  onChoose: (field: string | undefined) => void;
}

/** Fields with what was read of each; "-" for what is missing. */
export function DetailLines(props: DetailLinesProps) {
  const { label, isAwaited = false, lines, archiveId, type, chosen, onChoose } = props;
  return (
    <ul className={classes.lines} aria-label={label} aria-busy={isAwaited}>
      {lines.map((line) =>
        isAwaited ? (
          <li key={line.label} className={classes.line}>
            <span className={classes.label}>{line.label}</span>
            <Skeleton height={12} width="60%" />
          </li>
        ) : (
          <FieldLine
            key={line.label}
            line={line}
            archiveId={archiveId}
            type={type}
            isChosen={line.field !== null && line.field.name === chosen}
            onChoose={onChoose}
          />
        ),
      )}
    </ul>
  );
}
