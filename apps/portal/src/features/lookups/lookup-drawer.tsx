import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { SideDrawer } from '../../ui/overlays/side-drawer.tsx';
import { FailureDialog } from './form/failure-dialog.tsx';
import type { Lookup, LookupRow } from './lookup.ts';
import { lookupQuery } from './queries.ts';
import { RecordSkeleton } from './results/record-skeleton.tsx';

interface LookupDrawerProps<Row extends LookupRow> {
  lookup: Lookup<Row>;
  /** Id of the record in the URL. */
  id: string | undefined;
  width: 'beside' | 'full';
  onClose: () => void;
  renderRecord: (record: Row, refresh: () => Promise<unknown>) => ReactNode;
}

/** A record in a drawer over the list; it stays rendered while the drawer closes. */
export function LookupDrawer<Row extends LookupRow>(props: LookupDrawerProps<Row>) {
  const { lookup, id, width, onClose, renderRecord } = props;
  const [shownId, setShownId] = useState(id);
  if (id && id !== shownId) setShownId(id);
  return (
    <SideDrawer opened={id !== undefined} onClose={onClose} backLabel={lookup.backLabel} width={width}>
      {shownId && <Content key={shownId} lookup={lookup} id={shownId} renderRecord={renderRecord} />}
    </SideDrawer>
  );
}

function Content<Row extends LookupRow>(
  props: { id: string } & Pick<LookupDrawerProps<Row>, 'lookup' | 'renderRecord'>,
) {
  const { lookup, id, renderRecord } = props;
  const record = useQuery(lookupQuery(lookup, id));
  return (
    <>
      {record.data && renderRecord(record.data, record.refetch)}
      {!record.data && record.error && (
        <ErrorPanel title="The record could not be loaded" error={record.error} onRetry={() => record.refetch()} />
      )}
      {!record.data && !record.error && <RecordSkeleton />}
      <FailureDialog query={record} />
    </>
  );
}
