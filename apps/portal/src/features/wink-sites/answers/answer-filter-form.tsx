import { NativeSelect, TextInput } from '@mantine/core';
import { answerOutcomes, maxAnswerSearch } from '@smile/contract/answer-search';
import type { SiteQuestion } from '@smile/contract/site-answers';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { atMost } from '../../../ui/fields/at-most.ts';
import { FilterForm } from '../../../ui/fields/filter-form.tsx';
import { headingOf } from './answer-columns.tsx';
import { outcomeNames, readAnswerFilters } from './answer-filters.ts';
import type { AnswerFilters } from './answer-search.ts';

interface AnswerFilterFormProps {
  /** Filters in use; the fields follow changes. */
  filters: AnswerFilters;
  today: string;
  /** Newest first. */
  versions: readonly number[];
  questions: readonly SiteQuestion[];
  onSearch: (filters: AnswerFilters) => void;
  onReset: () => void;
}

export function AnswerFilterForm(props: AnswerFilterFormProps) {
  const { filters, today, versions, questions, onSearch, onReset } = props;
  const { register, control, handleSubmit, reset, watch, setValue } = useForm<AnswerFilters>({
    defaultValues: filters,
  });
  useEffect(() => reset(filters), [filters, reset]);
  const { startDate, endDate, question } = watch();
  const asked = questions.find(({ key }) => key === question);
  const search = handleSubmit((wanted) => onSearch({ ...wanted, match: asked?.options.length ? 'is' : '' }));
  const clear = () => {
    reset(readAnswerFilters({}, today));
    onReset();
  };
  const day = (name: 'startDate' | 'endDate', label: string, limits: { minDate?: string; maxDate?: string }) => (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <DateField label={label} isShort value={field.value} onChange={field.onChange} {...limits} />
      )}
    />
  );
  return (
    <FilterForm label="Find answers" onSubmit={search} onReset={clear} layout="fill">
      <NativeSelect
        label="Version"
        data={[
          { value: '', label: 'All versions' },
          ...versions.map((number) => ({ value: String(number), label: `Version ${number}` })),
        ]}
        {...register('version')}
      />
      <NativeSelect
        label="Outcome"
        data={[
          { value: '', label: 'All' },
          ...answerOutcomes.map((value) => ({ value, label: outcomeNames[value] ?? value })),
        ]}
        {...register('outcome')}
      />
      {day('startDate', 'Start Date', { maxDate: endDate })}
      {day('endDate', 'End Date', { minDate: startDate, maxDate: today })}
      <TextInput label="Answers contain" {...atMost(maxAnswerSearch)} autoComplete="off" {...register('text')} />
      <NativeSelect
        label="Question"
        data={[
          { value: '', label: 'Any question' },
          ...questions.map(({ key }, index) => ({ value: key, label: headingOf(questions, index) })),
        ]}
        {...register('question', { onChange: () => setValue('answer', '') })}
      />
      {asked && asked.options.length > 0 ? (
        <NativeSelect
          label="Answer"
          data={[{ value: '', label: 'Any answer' }, ...asked.options]}
          {...register('answer')}
        />
      ) : (
        <TextInput
          label="Answer"
          disabled={!asked}
          placeholder={asked ? '' : 'Choose a question'}
          {...atMost(maxAnswerSearch)}
          autoComplete="off"
          {...register('answer')}
        />
      )}
    </FilterForm>
  );
}
