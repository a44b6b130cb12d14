import { Group, Paper, Skeleton, Stack, Switch, Text, Title } from '@mantine/core';
import type { Form } from '@smile/contract/forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyPanel } from '../../ui/empty-panel.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import type { Json } from '../../ui/json/json-tree.tsx';
import { JsonView } from '../../ui/json/json-view.tsx';
import type { Column } from '../../ui/table/column.ts';
import { RowTable } from '../../ui/table/row-table.tsx';
import { AnswerFiles } from './answer-files.tsx';
import { listFormFields } from './list-form-fields.ts';
import { sessionFormsQuery } from './queries.ts';
import classes from './session-sections.module.css';

const columns: Column<ReturnType<typeof listFormFields>[number]>[] = [
  { header: 'Field', cell: ({ field }) => <div className={classes.field}>{field}</div> },
  {
    header: 'Value',
    cell: ({ value, files }) => (
      <div className={classes.value}>{files.length > 0 ? <AnswerFiles files={files} /> : value}</div>
    ),
  },
];

export function SessionForms({ sessionId }: { sessionId: string }) {
  const forms = useQuery(sessionFormsQuery(sessionId));
  const [isJson, setIsJson] = useState(false);
  if (forms.isPending) return <Skeleton height={160} aria-label="Loading the forms" />;
  if (!forms.data?.length) return <EmptyPanel title="No form data available for this user" />;
  return (
    <Stack gap="lg">
      <Switch ml="auto" label="JSON" checked={isJson} onChange={(event) => setIsJson(event.currentTarget.checked)} />
      {forms.data.map((form) => (
        <FormSection key={form.id} form={form} isJson={isJson} />
      ))}
    </Stack>
  );
}

function FormSection({ form, isJson }: { form: Form; isJson: boolean }) {
  const name = form.name || 'Form';
  return (
    <Paper withBorder component="section" aria-label={name}>
      <Group justify="space-between" p="sm">
        <Title order={3}>{name}</Title>
        <Text size="sm" c="dimmed" component="span">
          Created <DateTime value={form.createdAt} />
        </Text>
      </Group>
      {isJson ? (
        <JsonView value={form.data as Json} label={`${name} as JSON`} />
      ) : (
        <RowTable label={name} columns={columns} rows={listFormFields(form.data)} rowKey={({ field }) => field} />
      )}
    </Paper>
  );
}
