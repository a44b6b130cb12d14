import { Alert, Button, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sandboxPeople } from '../../../emulator/sandbox-people.ts';
import { listedProvidersQuery, uploadTypesQuery } from '../../../wink-templates/queries.ts';
import { useBuilder, useBuilderStore } from '../store/use-builder.ts';
import type { AnswerKind } from './find-answers.ts';

const kinds = [
  { value: 'blank', label: 'Blank' },
  { value: 'example', label: 'Example for this screen' },
  { value: 'random', label: 'Random valid answers' },
  ...sandboxPeople.map(({ userName, fullName }) => ({ value: userName, label: fullName })),
];

/** Person and data of the preview visit; never stored or sent. */
export function PreviewSettings() {
  const store = useBuilderStore();
  const urlParams = useBuilder((state) => state.document.urlParams).filter(({ key }) => key !== '');
  const walk = useBuilder((state) => state.walk);
  const providers = useQuery(listedProvidersQuery);
  const fileTypes = useQuery(uploadTypesQuery);
  const [kind, setKind] = useState<AnswerKind>('blank');
  const [params, setParams] = useState<Record<string, string>>({});
  const [note, setNote] = useState<string | null>(null);
  const play = async (as: AnswerKind, given: Record<string, string>) => {
    const { document, currentScreenId, playExample } = store.getState();
    const { findAnswers } = await import('./find-answers.ts');
    const sourceIds = [
      ...(providers.data ?? []).map(({ id }) => id),
      ...(fileTypes.data ?? []).map(({ type }) => type),
    ];
    const found = await findAnswers(as, { document, screenId: currentScreenId, sourceIds });
    setNote(found ? null : 'No example reaches this screen.');
    if (found) playExample(found.answers, { ...found.query, ...given }, found.linked, found.screenId);
  };
  const restart = (as: AnswerKind, given: Record<string, string>) =>
    void play(as, given).catch(() => setNote('The answers could not be loaded. Check your connection and try again.'));
  return (
    <Stack component="section" gap="md" aria-label="Preview">
      <Title order={2}>Answer as</Title>
      <NativeSelect
        label="Answers"
        data={kinds}
        value={kind}
        onChange={(event) => {
          const chosen = event.currentTarget.value as AnswerKind;
          setKind(chosen);
          restart(chosen, params);
        }}
      />
      {urlParams.map(({ key, value }) => (
        <TextInput
          key={key}
          label={`URL parameter ${key}`}
          value={params[key] ?? walk?.params[key] ?? value}
          onChange={(event) => setParams({ ...params, [key]: event.currentTarget.value })}
        />
      ))}
      {note && (
        <Alert color="amber" p="xs" role="status">
          {note}
        </Alert>
      )}
      <Button variant="default" size="xs" onClick={() => restart(kind, params)}>
        Start again
      </Button>
      <Text size="xs" c="dimmed">
        The page works as for visitors; nothing is stored or sent. The widget connects the accounts in the answers.
      </Text>
    </Stack>
  );
}
