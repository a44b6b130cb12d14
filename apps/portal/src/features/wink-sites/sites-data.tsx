import { Tabs } from '@mantine/core';
import { SessionList } from '../site-sessions/session-list.tsx';
import { AnswersView } from './answers/answers-view.tsx';
import type { SitesSearch } from './sites-search.ts';

interface SitesDataProps {
  search: SitesSearch;
  onSearch: (search: SitesSearch) => void;
}

/** Visits of all sites, or answers to one site. */
export function SitesData({ search, onSearch }: SitesDataProps) {
  return (
    <Tabs
      variant="pills"
      value={search.view ?? 'visits'}
      onChange={(view) => onSearch({ tab: 'data', view: view === 'answers' ? view : undefined })}
      keepMounted={false}
    >
      <Tabs.List mb="md">
        <Tabs.Tab value="visits">Visits</Tabs.Tab>
        <Tabs.Tab value="answers">Answers</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="visits">
        <SessionList
          search={search}
          onSearch={(filters) => onSearch({ tab: 'data', ...filters })}
          onOpen={(session) => onSearch({ ...search, session })}
        />
      </Tabs.Panel>
      <Tabs.Panel value="answers">
        <AnswersView
          search={search}
          onSearch={(wanted) => onSearch({ tab: 'data', view: 'answers', ...wanted })}
          onOpen={(response) => onSearch({ ...search, response })}
        />
      </Tabs.Panel>
    </Tabs>
  );
}
