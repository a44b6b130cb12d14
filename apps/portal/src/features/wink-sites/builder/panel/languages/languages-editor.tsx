import { ActionIcon, Button, Fieldset, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import type { SiteDocument } from '@smile/site-model/document';
import { languageName, listTexts } from '@smile/site-model/languages/missing-texts';
import type { Operation } from '@smile/site-model/operations/operation';
import { IconLanguage, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { onDemand } from '../../../../../ui/loading/on-demand.tsx';
import { languageChoices } from './language-choices.ts';

const TranslationsDialog = onDemand(async () => (await import('./translations-dialog.tsx')).TranslationsDialog);

interface LanguagesEditorProps {
  document: SiteDocument;
  onChange: (operation: Operation, what: string) => void;
}

/** Languages that visitors can choose, with the number of missing texts. */
export function LanguagesEditor({ document, onChange }: LanguagesEditorProps) {
  const { languages } = document;
  const [opened, setOpened] = useState<string | null>(null);
  const [first = 'en', ...others] = languages;
  // Added by its own button: the arrow keys of a closed list choose each language on the way.
  const [chosen, setChosen] = useState('');
  const choices = languageChoices([]).filter(({ value }) => ![first, ...others].includes(value));
  const added = choices.some(({ value }) => value === chosen) ? chosen : '';
  const set = (next: string[]) => onChange({ type: 'setLanguages', languages: next }, 'the languages');
  const open = opened !== null && others.includes(opened) ? opened : null;
  return (
    <Fieldset legend="Languages">
      <Stack gap="sm">
        <NativeSelect
          label="Texts are written in"
          data={languageChoices([first])}
          value={first}
          // Swaps the new first language with the old one, so that no translation is lost.
          onChange={({ currentTarget: { value } }) =>
            set([value, ...others.map((other) => (other === value ? first : other))])
          }
        />
        {others.map((language) => (
          <LanguageRow
            key={language}
            document={document}
            language={language}
            onOpen={() => setOpened(language)}
            onRemove={() => set(languages.filter((other) => other !== language))}
          />
        ))}
        <Group gap="xs" wrap="nowrap" align="flex-end">
          <NativeSelect
            label="Add a language"
            description="Visitors get the language of their phone, and can choose another."
            flex={1}
            miw={0}
            data={[{ value: '', label: 'Choose…' }, ...choices]}
            value={added}
            disabled={languages.length >= siteLimits.languages}
            onChange={({ currentTarget: { value } }) => setChosen(value)}
          />
          <Button
            variant="default"
            disabled={added === ''}
            onClick={() => {
              set([first, ...others, added]);
              setChosen('');
            }}
          >
            Add
          </Button>
        </Group>
      </Stack>
      {open !== null && <TranslationsDialog language={open} onClose={() => setOpened(null)} />}
    </Fieldset>
  );
}

interface LanguageRowProps {
  document: SiteDocument;
  language: string;
  onOpen: () => void;
  onRemove: () => void;
}

function LanguageRow({ document, language, onOpen, onRemove }: LanguageRowProps) {
  const name = languageName(language);
  const missing = listTexts(document, language).filter(({ isMissing }) => isMissing).length;
  return (
    <Group gap="xs" wrap="nowrap" role="group" aria-label={name}>
      <div style={{ flex: 1, minWidth: 0 }}>
        <Text size="sm" fw={500}>
          {name}
        </Text>
        <Text size="xs" c="dimmed">
          {missing === 0 ? 'Complete' : missing === 1 ? '1 text is missing' : `${missing} texts are missing`}
        </Text>
      </div>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconLanguage size={14} aria-hidden />}
        aria-haspopup="dialog"
        aria-label={`Translate into ${name}`}
        onClick={onOpen}
      >
        Translate
      </Button>
      <ActionIcon variant="subtle" color="red" aria-label={`Remove ${name}`} onClick={onRemove}>
        <IconTrash size={15} stroke={1.75} />
      </ActionIcon>
    </Group>
  );
}
