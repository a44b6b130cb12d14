import { ActionIcon, Paper, Skeleton, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Fragment, type MouseEvent, type ReactNode, useId, useState } from 'react';
import { EmptyPanel } from '../empty-panel.tsx';
import { ErrorPanel } from '../error-panel.tsx';
import { type Column, classOf } from './column.ts';
import classes from './data-table.module.css';
import { Table } from './table.tsx';
import { TableHeadings } from './table-headings.tsx';
import { useOverflow } from './use-overflow.ts';

interface DataTableProps<Row> {
  /** The table's accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while the first rows load. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  error: unknown;
  onRetry: () => void;
  /**
   * Shown without rows; `action` leads to the first row or to others, or is null. Null for a table that always has
   * rows.
   */
  empty: { title?: string; text?: string; action: ReactNode } | null;
  /** Row below the others: load more. */
  footer?: ReactNode;
  /** Makes rows open something; the opener cell becomes a button and must not contain another. */
  onOpen?: (row: Row) => void;
  /** Which rows can be opened; default: all. */
  canOpen?: (row: Row) => boolean;
  /** Maximum height in pixels; rows scroll below the headings. */
  maxHeight?: number;
  skeletonRows?: number;
  /** Makes rows expand in place: a first column of buttons named after the row. */
  detail?: { nameOf: (row: Row) => string; render: (row: Row) => ReactNode };
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, error, onRetry, empty, footer, maxHeight, skeletonRows = 6 } = props;
  const { ref, scrolls } = useOverflow();
  if (!rows && error) {
    return (
      <Paper withBorder>
        <ErrorPanel title={`${label} could not be loaded`} error={error} onRetry={onRetry} />
      </Paper>
    );
  }
  if (rows?.length === 0) {
    const { text, ...panel } = empty ?? {};
    return (
      <Paper withBorder>
        <EmptyPanel {...panel}>{text}</EmptyPanel>
      </Paper>
    );
  }
  return (
    <Paper withBorder className={classes.frame} data-scrolls={scrolls || undefined}>
      <Table ref={ref} label={label} isBusy={!rows} maxHeight={maxHeight}>
        <TableHeadings columns={columns} hasDetail={props.detail !== undefined} />
        <tbody>{rows ? <Rows {...props} rows={rows} /> : skeletons(props, skeletonRows)}</tbody>
      </Table>
      {rows && footer && <div className={classes.footer}>{footer}</div>}
    </Paper>
  );
}

function Rows<Row>(props: DataTableProps<Row> & { rows: readonly Row[] }) {
  const { columns, rows, rowKey, detail } = props;
  const [openKeys, setOpenKeys] = useState<readonly string[]>([]);
  const id = useId();
  if (!detail) return rows.map((row) => <tr key={rowKey(row)} {...rowProps(props, row)} />);
  return rows.map((row) => {
    const key = rowKey(row);
    const isOpen = openKeys.includes(key);
    const toggle = () => setOpenKeys(isOpen ? openKeys.filter((open) => open !== key) : [...openKeys, key]);
    return (
      <Fragment key={key}>
        <tr>
          <td>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-expanded={isOpen}
              aria-controls={`${id}-${key}`}
              aria-label={`Details of ${detail.nameOf(row)}`}
              onClick={toggle}
            >
              <IconChevronRight className={classes.chevron} size={16} stroke={1.75} />
            </ActionIcon>
          </td>
          {cellsOf(props, row)}
        </tr>
        <tr id={`${id}-${key}`} hidden={!isOpen} className={classes.detail}>
          <td colSpan={columns.length + 1}>{isOpen && detail.render(row)}</td>
        </tr>
      </Fragment>
    );
  });
}

function rowProps<Row>(props: DataTableProps<Row>, row: Row) {
  const { onOpen } = props;
  const opens = onOpen && canOpenRow(props, row);
  return {
    className: opens ? classes.opening : undefined,
    onClick: opens
      ? ({ currentTarget }: MouseEvent<HTMLElement>) => {
          focusOpener(currentTarget);
          onOpen(row);
        }
      : undefined,
    children: cellsOf(props, row),
  };
}

/** Focuses the opener of a clicked row, so that a closing drawer can return the focus to it. */
function focusOpener(row: HTMLElement) {
  if (!row.contains(document.activeElement))
    row.querySelector<HTMLElement>('[data-opener]')?.focus({ preventScroll: true });
}

function canOpenRow<Row>({ onOpen, canOpen }: DataTableProps<Row>, row: Row): boolean {
  return onOpen !== undefined && (canOpen?.(row) ?? true);
}

function cellsOf<Row>(props: DataTableProps<Row>, row: Row) {
  const { columns } = props;
  const opens = canOpenRow(props, row);
  const opener = columns.find((column) => column.isOpener) ?? columns[0];
  return columns.map((column) => (
    <td key={column.header} className={classOf(column)}>
      {opens && column === opener ? (
        <UnstyledButton className={classes.opener} data-opener>
          {column.cell(row)}
        </UnstyledButton>
      ) : (
        column.cell(row)
      )}
      {column.aside?.(row)}
    </td>
  ));
}

function skeletons<Row>({ columns, detail }: DataTableProps<Row>, count: number) {
  return [...Array(count).keys()].map((row) => (
    <tr key={row}>
      {detail && <td />}
      {columns.map((column) => (
        <td key={column.header} className={classOf(column)}>
          <Skeleton height={12} my={5} width={row % 2 ? '60%' : '80%'} miw={column.role || column.align ? 0 : 96} />
        </td>
      ))}
    </tr>
  ));
}
