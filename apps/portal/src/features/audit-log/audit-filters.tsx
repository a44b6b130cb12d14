import { TextInput } from '@mantine/core';
import { auditActions } from '@smile/contract/audit-log';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { teamQuery } from '../../api/developer-queries.ts';
import { FilterForm } from '../../ui/filter-form.tsx';
import { Select } from '../../ui/select.tsx';
import type { AuditSearch } from './audit-search.ts';

interface AuditFiltersProps {
  /** The filters in force; a change of them needs a new key. */
  search: AuditSearch;
  onSearch: (search: AuditSearch) => void;
}

export function AuditFilters({ search, onSearch }: AuditFiltersProps) {
  const [chosen, setChosen] = useState(search);
  const team = useInfiniteQuery(teamQuery);
  const members = team.data?.map(({ id, emailAddress }) => ({ value: id, label: emailAddress })) ?? [];
  const isReversed = Boolean(chosen.startDate && chosen.endDate && chosen.startDate > chosen.endDate);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReversed) onSearch(chosen);
  };
  const set = (name: keyof AuditSearch) => (value: string | null) =>
    setChosen({ ...chosen, [name]: value || undefined });
  return (
    <FilterForm label="Filter the audit log" onSubmit={submit} onReset={() => onSearch({})}>
      <Select
        label="Action"
        w={200}
        data={[...auditActions]}
        searchable
        clearable
        value={chosen.action ?? null}
        onChange={set('action')}
      />
      <Select
        label="Who"
        w={200}
        data={members}
        searchable
        clearable
        value={chosen.actorId ?? null}
        onChange={set('actorId')}
      />
      <TextInput
        label="From"
        type="date"
        value={chosen.startDate ?? ''}
        error={isReversed && 'The start time cannot be later than the end time!'}
        onChange={(event) => set('startDate')(event.currentTarget.value)}
      />
      <TextInput
        label="To"
        type="date"
        value={chosen.endDate ?? ''}
        onChange={(event) => set('endDate')(event.currentTarget.value)}
      />
    </FilterForm>
  );
}
