import { Skeleton, Stack, Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { onDemand } from '../../ui/loading/on-demand.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Column } from '../../ui/table/column.ts';
import type { Lookup, LookupRow } from './lookup.ts';
import { LookupAllowance } from './lookup-allowance.tsx';
import { LookupDrawer } from './lookup-drawer.tsx';
import type { LookupResults as LookupResultsType } from './lookup-results.tsx';
import type { LookupSearch } from './lookup-search.ts';
import { MaturityTag } from './maturity-tag.tsx';

const LookupResults = onDemand(
  async () => (await import('./lookup-results.tsx')).LookupResults,
  <Skeleton height={610} />,
) as typeof LookupResultsType;

interface LookupPageProps<Row extends LookupRow> {
  lookup: Lookup<Row>;
  search: LookupSearch;
  show: (search: LookupSearch) => void;
  form: ReactNode;
  columns: readonly Column<Row>[];
  renderRecord: (record: Row, refresh: () => Promise<unknown>) => ReactNode;
  drawerSize?: string;
}

export function LookupPage<Row extends LookupRow>(props: LookupPageProps<Row>) {
  const { lookup, search, show, form, columns, renderRecord, drawerSize } = props;
  return (
    <Stack gap="lg">
      <PageHeader
        title={lookup.title}
        description={lookup.description}
        tag={<MaturityTag maturity={lookup.maturity} />}
      />
      <LookupAllowance action={lookup.action} title={lookup.allowanceTitle} />
      <Tabs
        value={search.panel ?? 'request'}
        onChange={(tab) => show(tab === 'results' ? { panel: tab } : {})}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="request">{lookup.requestTab}</Tabs.Tab>
          <Tabs.Tab value="results">{lookup.resultsTab}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="request" keepMounted>
          {form}
        </Tabs.Panel>
        <Tabs.Panel value="results">
          <LookupResults lookup={lookup} columns={columns} search={search} show={show} />
        </Tabs.Panel>
      </Tabs>
      <LookupDrawer
        lookup={lookup}
        id={search.result}
        size={drawerSize}
        onClose={() => show({ ...search, result: undefined })}
        renderRecord={renderRecord}
      />
    </Stack>
  );
}
