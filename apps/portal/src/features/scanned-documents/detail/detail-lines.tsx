import { Skeleton } from '@mantine/core';
import type { DetailLine } from './detail-layout.ts';
import classes from './detail-lines.module.css';
import { FieldLine } from './field-line.tsx';

interface DetailLinesProps {
  label: string;
  /** True while the reading is being loaded. */
  isAwaited?: boolean;
  lines: readonly DetailLine[];
  archiveId: string;
  /** The document type that was read. */
  type: string | undefined;
  chosen: string | undefined;
  onChoose: (field: string | undefined) => void;
}

/** Fields with their extracted values; "-" if missing. */
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
