import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import { countOf } from '@smile/contract/texts';
import { readOptionLines, writeOptionLines } from '@smile/site-model/fields/option-lines';
import { isRightToLeft } from '@smile/site-model/languages/language-codes';
import { labelsByValue } from '@smile/site-model/languages/translated-list';
import { type ReactNode, useState } from 'react';
import { CsvFileButton } from '../types/csv-file-button.tsx';
import { formatRows, parseRows } from '../types/parse-options.ts';

interface ListTranslationProps {
  /** Title with the mark of a missing translation. */
  label: ReactNode;
  /** The list in the first language. */
  lines: string;
  translation: string;
  /** Number of options without a translation. */
  missing: number;
  language: string;
  name: string;
  onChange: (translation: string) => void;
}

/** Translations of a long list as CSV: each option, and after a comma its translation. */
export function ListTranslation({
  label,
  lines,
  translation,
  missing,
  language,
  name,
  onChange,
}: ListTranslationProps) {
  const [text, setText] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const options = readOptionLines(lines);
  const open = () => {
    const labels = labelsByValue(translation);
    setText(formatRows(options.map((option) => [option.label, labels.get(option.value) ?? ''])));
  };
  const use = () => {
    const { found, fault } = readTranslation(text ?? '', lines, [name, language]);
    setProblem(fault);
    if (fault !== null) return;
    onChange(found);
    setText(null);
  };
  const total = countOf(options.length.toLocaleString('en'), 'option');
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm" fw={500} component="div">
        {label}
      </Text>
      <Text size="sm" c="dimmed">
        {missing === 0
          ? `All of ${total} have ${name}.`
          : `${missing.toLocaleString('en')} of ${total} have no ${name}.`}
      </Text>
      {text === null ? (
        <Button variant="default" size="xs" onClick={open}>
          Translate options
        </Button>
      ) : (
        <Stack gap="xs" w="100%">
          <Textarea
            label={`Options in ${name}`}
            description="CSV: the option, then its translation, such as “Single,Walang asawa”. One without a translation stays as it is."
            rows={10}
            value={text}
            error={problem}
            lang={language}
            dir={isRightToLeft(language) ? 'rtl' : 'ltr'}
            styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Group gap="xs">
            <CsvFileButton onText={setText} onProblem={setProblem} />
            <Button variant="default" size="xs" onClick={() => setText(null)}>
              Cancel
            </Button>
            <Button size="xs" onClick={use}>
              Use these translations
            </Button>
          </Group>
        </Stack>
      )}
    </Stack>
  );
}

/**
 * Matches each row to an option by label, or else by value.
 * @param languageNames in the heading of the translations, if there is one
 */
function readTranslation(
  text: string,
  lines: string,
  languageNames: string[],
): { found: string; fault: string | null } {
  const options = readOptionLines(lines);
  const byText = new Map([
    ...options.map(({ value }) => [comparable(value), value] as const),
    ...options.map(({ label, value }) => [comparable(label), value] as const),
  ]);
  const translated = new Map<string, string>();
  for (const [index, [option = '', translation = '']] of parseRows(text).entries()) {
    if (translation === '') continue;
    const isHeading = index === 0 && ['translation', ...languageNames].some((each) => isSameWord(each, translation));
    if (isHeading && !byText.has(comparable(option))) continue;
    const value = byText.get(comparable(option));
    if (value === undefined) return { found: '', fault: `“${option.slice(0, 40)}” is no option of this list.` };
    if (translation.length > siteLimits.label)
      return { found: '', fault: `“${translation.slice(0, 40)}…” is longer than ${siteLimits.label} characters.` };
    translated.set(value, translation);
  }
  const found = writeOptionLines([...translated].map(([value, label]) => ({ label, value })));
  const isTooLong = found.length > siteLimits.optionLines;
  return { found, fault: isTooLong ? 'The translations are too long to be stored.' : null };
}

/** Text without what spreadsheets and file systems change: kinds of spaces, and composed letters. */
function comparable(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ');
}

function isSameWord(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
