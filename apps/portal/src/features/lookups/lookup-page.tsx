import { Badge, Skeleton, Stack, Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { onDemand } from '../../ui/loading/on-demand.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Column } from '../../ui/table/column.ts';
import type { Lookup, LookupRow } from './lookup.ts';
import { LookupAllowance } from './lookup-allowance.tsx';
import { LookupDrawer } from './lookup-drawer.tsx';
import type { LookupResults as LookupResultsType } from './results/lookup-results.tsx';
import type { LookupSearch } from './results/lookup-search.ts';

const LookupResults = onDemand(
  async () => (await import('./results/lookup-results.tsx')).LookupResults,
  <Skeleton height={610} />,
) as typeof LookupResultsType;

interface LookupPageProps<Row extends LookupRow> {
  lookup: Lookup<Row>;
  search: LookupSearch;
  show: (search: LookupSearch) => void;
  form: ReactNode;
  columns: readonly Column<Row>[];
  renderRecord: (record: Row, refresh: () => Promise<unknown>) => ReactNode;
  drawerWidth?: 'beside' | 'full';
}

export function LookupPage<Row extends LookupRow>(props: LookupPageProps<Row>) {
  const { lookup, search, show, form, columns, renderRecord, drawerWidth = 'full' } = props;
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
        width={drawerWidth}
        onClose={() => show({ ...search, result: undefined })}
        renderRecord={renderRecord}
      />
    </Stack>
  );
}

/** Badge for Alpha and Beta pages, with an explaining tooltip. */
function MaturityTag({ maturity }: { maturity: 'Alpha' | 'Beta' }) {
  const meaning = `${maturity}: this is an early-stage feature that may change.`;
  return (
    <Tooltip label={meaning} multiline maw={280}>
      <Badge component="button" type="button" variant="light" color="gray" style={{ cursor: 'help' }}>
        {maturity}
      </Badge>
    </Tooltip>
  );
}
