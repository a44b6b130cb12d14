import { ActionIcon, Paper, Skeleton, Table, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Fragment, type ReactNode, useId, useState } from 'react';
import classes from './data-table.module.css';
import { EmptyPanel } from './empty-panel.tsx';
import { ErrorPanel } from './error-panel.tsx';
import { useOverflow } from './use-overflow.ts';

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'left' | 'right';
  /**
   * `wide` takes what the others leave and is shortened first, `minor` goes where there is little room, `actions` stays
   * in sight at the end.
   */
  role?: 'wide' | 'minor' | 'actions';
  /** The cell that becomes the button of a row that opens; the first one when no column says so. */
  isOpener?: boolean;
  /** Beside the button of the opener cell, such as a copy button. */
  aside?: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  /** The table's accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while the first rows are on their way. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  error: unknown;
  onRetry: () => void;
  empty?: ReactNode;
  /** Below the rows: the load-more row. */
  footer?: ReactNode;
  /** Makes rows open something; its opener cell becomes a button and holds no other. */
  onOpen?: (row: Row) => void;
  /** Which rows open; all of them when left out. */
  canOpen?: (row: Row) => boolean;
  /** Scrolls the rows under their headings, in pixels. */
  maxHeight?: number;
  skeletonRows?: number;
  /** Makes rows open in place: a first column with a button each, named after the row. */
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
  if (rows?.length === 0) return <Paper withBorder>{empty ?? <EmptyPanel />}</Paper>;
  return (
    <Paper withBorder className={classes.frame} data-scrolls={scrolls || undefined}>
      <Table.ScrollContainer
        type="native"
        minWidth={0}
        maxHeight={maxHeight}
        ref={ref}
        tabIndex={0}
        role="region"
        aria-label={label}
      >
        <Table aria-label={label} aria-busy={!rows} stickyHeader={maxHeight !== undefined} className={classes.table}>
          <Table.Thead>
            <Table.Tr>
              {props.detail && (
                <Table.Th w={44}>
                  <VisuallyHidden>Details</VisuallyHidden>
                </Table.Th>
              )}
              {columns.map((column) => (
                <Table.Th key={column.header} ta={column.align} className={column.role && classes[column.role]}>
                  {column.header}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>{rows ? <Rows {...props} rows={rows} /> : skeletons(props, skeletonRows)}</Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {rows && footer && <div className={classes.footer}>{footer}</div>}
    </Paper>
  );
}

function Rows<Row>(props: DataTableProps<Row> & { rows: readonly Row[] }) {
  const { columns, rows, rowKey, detail } = props;
  const [openKeys, setOpenKeys] = useState<readonly string[]>([]);
  const id = useId();
  if (!detail) return rows.map((row) => <Table.Tr key={rowKey(row)} {...rowProps(props, row)} />);
  return rows.map((row) => {
    const key = rowKey(row);
    const isOpen = openKeys.includes(key);
    const toggle = () => setOpenKeys(isOpen ? openKeys.filter((open) => open !== key) : [...openKeys, key]);
    return (
      <Fragment key={key}>
        <Table.Tr>
          <Table.Td>
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
          </Table.Td>
          {cellsOf(props, row)}
        </Table.Tr>
        <Table.Tr id={`${id}-${key}`} hidden={!isOpen} className={classes.detail}>
          <Table.Td colSpan={columns.length + 1}>{isOpen && detail.render(row)}</Table.Td>
        </Table.Tr>
      </Fragment>
    );
  });
}

function rowProps<Row>(props: DataTableProps<Row>, row: Row) {
  const { onOpen } = props;
  const opens = onOpen && canOpenRow(props, row);
  return {
    className: opens ? classes.opening : undefined,
    onClick: opens ? () => onOpen(row) : undefined,
    children: cellsOf(props, row),
  };
}

function canOpenRow<Row>({ onOpen, canOpen }: DataTableProps<Row>, row: Row): boolean {
  return onOpen !== undefined && (canOpen?.(row) ?? true);
}

function cellsOf<Row>(props: DataTableProps<Row>, row: Row) {
  const { columns } = props;
  const opens = canOpenRow(props, row);
  const opener = columns.find((column) => column.isOpener) ?? columns[0];
  return columns.map((column) => (
    <Table.Td key={column.header} ta={column.align} className={classOf(column)}>
      {opens && column === opener ? (
        <UnstyledButton className={classes.opener}>{column.cell(row)}</UnstyledButton>
      ) : (
        column.cell(row)
      )}
      {column.aside?.(row)}
    </Table.Td>
  ));
}

export function classOf<Row>({ align, role }: Column<Row>): string {
  return [align === 'right' ? classes.number : '', role ? classes[role] : ''].join(' ').trim();
}

function skeletons<Row>({ columns, detail }: DataTableProps<Row>, count: number) {
  return [...Array(count).keys()].map((row) => (
    <Table.Tr key={row}>
      {detail && <Table.Td />}
      {columns.map((column) => (
        <Table.Td key={column.header} className={classOf(column)}>
          <Skeleton height={12} my={5} width={row % 2 ? '60%' : '80%'} />
        </Table.Td>
      ))}
    </Table.Tr>
  ));
}
