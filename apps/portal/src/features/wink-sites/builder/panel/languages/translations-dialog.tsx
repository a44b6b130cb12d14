import { Badge, Button, Group, Stack, Switch, Text, Textarea, Title } from '@mantine/core';
import { titleOf } from '@smile/site-model/compare/in-words';
import { maxTranslation } from '@smile/site-model/languages/author-texts';
import { isRightToLeft } from '@smile/site-model/languages/language-codes';
import { languageName, listTexts, type TranslatedText } from '@smile/site-model/languages/missing-texts';
import { listKey } from '@smile/site-model/languages/translated-list';
import { optionPrefix } from '@smile/site-model/languages/translations';
import { findScreen } from '@smile/site-model/parts';
import { useState } from 'react';
import { atMost } from '../../../../../ui/fields/at-most.ts';
import { Dialog } from '../../../../../ui/overlays/dialog.tsx';
import { useBuilder } from '../../store/use-builder.ts';
import { ListTranslation } from './list-translation.tsx';

interface TranslationsDialogProps {
  language: string;
  onClose: () => void;
}

/** All texts of a site beside their translations, by screen; missing ones are marked. */
export function TranslationsDialog({ language, onClose }: TranslationsDialogProps) {
  const document = useBuilder((state) => state.document);
  const [onlyMissing, setOnlyMissing] = useState(false);
  const [shownMissing, setShownMissing] = useState<ReadonlySet<string>>(new Set());
  const texts = listTexts(document, language);
  const missing = texts.filter(({ isMissing }) => isMissing);
  // A text that is being translated stays visible despite the filter.
  const shown = onlyMissing ? texts.filter((text) => text.isMissing || shownMissing.has(keyOf(text))) : texts;
  const name = languageName(language);
  const filter = (isOn: boolean) => {
    setShownMissing(new Set(missing.map(keyOf)));
    setOnlyMissing(isOn);
  };
  return (
    <Dialog opened onClose={onClose} title={`Translate into ${name}`} size="xl">
      <Stack gap="lg">
        <Group justify="space-between">
          <Text size="sm" role="status">
            {missing.length === 0
              ? `All ${texts.length} texts have ${name}.`
              : `${missing.length} of ${texts.length} texts have no ${name}. Visitors read them in ${languageName(document.languages[0] ?? 'en')}.`}
          </Text>
          <Switch
            label="Only missing"
            checked={onlyMissing}
            onChange={(event) => filter(event.currentTarget.checked)}
          />
        </Group>
        {document.screenIds.map((id) => {
          const own = shown.filter(({ screenId }) => screenId === id);
          if (own.length === 0) return null;
          return (
            <Stack key={id} gap="sm" component="section" aria-label={findScreen(document, id)?.screenName}>
              <Title order={3}>{findScreen(document, id)?.screenName}</Title>
              {own.map((text) => (
                <TranslationField key={keyOf(text)} text={text} language={language} name={name} />
              ))}
            </Stack>
          );
        })}
        <Group justify="flex-end">
          <Button onClick={onClose}>Done</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

function TranslationField({ text, language, name }: { text: TranslatedText; language: string; name: string }) {
  const dispatch = useBuilder((state) => state.dispatch);
  const { key, screenId, componentId, translation, isMissing } = text;
  const title = key.startsWith(optionPrefix) ? 'Option' : titleOf(key);
  const set = (translated: string) =>
    dispatch(
      { type: 'setTranslation', screenId, componentId, language, key, text: translated },
      { label: `changed the ${name} texts` },
    );
  const label = (
    <Group component="span" gap="xs" display="inline-flex">
      {title}
      {isMissing && (
        <Badge component="span" size="xs" color="amber" variant="light">
          Missing
        </Badge>
      )}
    </Group>
  );
  if (key === listKey)
    return (
      <ListTranslation
        label={label}
        lines={text.text}
        translation={translation ?? ''}
        missing={text.missingOptions ?? 0}
        language={language}
        name={name}
        onChange={set}
      />
    );
  return (
    <Textarea
      label={label}
      description={
        <span dir="auto" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text.text}
        </span>
      }
      {...atMost(maxTranslation(key))}
      aria-label={`${title}: ${text.text} in ${name}`}
      lang={language}
      dir={isRightToLeft(language) ? 'rtl' : 'ltr'}
      autosize
      minRows={1}
      maxRows={6}
      value={translation ?? ''}
      onChange={(event) => set(event.currentTarget.value)}
    />
  );
}

function keyOf({ screenId, componentId, key }: TranslatedText): string {
  return `${screenId} ${componentId} ${key}`;
}
