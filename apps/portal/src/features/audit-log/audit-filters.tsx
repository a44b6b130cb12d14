import { auditActions } from '@smile/contract/audit-log';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { teamQuery } from '../../api/developer-queries.ts';
import { DateField } from '../../ui/dates/date-field.tsx';
import { todayInUtc } from '../../ui/dates/date-range.ts';
import { FilterForm } from '../../ui/fields/filter-form.tsx';
import { Select } from '../../ui/fields/select.tsx';
import classes from './audit-log.module.css';
import type { AuditSearch } from './audit-search.ts';

interface AuditFiltersProps {
  /** Filters in use; remount with a new key when they change. */
  search: AuditSearch;
  onSearch: (search: AuditSearch) => void;
}

export function AuditFilters({ search, onSearch }: AuditFiltersProps) {
  const [chosen, setChosen] = useState(search);
  const team = useInfiniteQuery(teamQuery);
  const members = team.data?.map(({ id, emailAddress }) => ({ value: id, label: emailAddress })) ?? [];
  const today = todayInUtc();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(chosen);
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
      <div className={classes.date}>
        <DateField
          label="From"
          clearable
          isShort
          value={chosen.startDate ?? ''}
          maxDate={chosen.endDate ?? today}
          onChange={set('startDate')}
        />
      </div>
      <div className={classes.date}>
        <DateField
          label="To"
          clearable
          isShort
          value={chosen.endDate ?? ''}
          minDate={chosen.startDate}
          maxDate={today}
          onChange={set('endDate')}
        />
      </div>
    </FilterForm>
  );
}
