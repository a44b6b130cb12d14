import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import { countOf } from '@smile/contract/texts';
import type { Option } from '@smile/site-model/document';
import { readOptionLines, writeOptionLines } from '@smile/site-model/fields/option-lines';
import { type FormEvent, useDeferredValue, useMemo, useState } from 'react';
import { Dialog } from '../../../../../ui/overlays/dialog.tsx';
import { CsvFileButton } from './csv-file-button.tsx';
import { formatOptions, parseOptions } from './parse-options.ts';

interface OptionListDialogProps {
  lines: string;
  onChange: (lines: string) => void;
  onClose: () => void;
}

/** Options of a searchable select as CSV: typed, pasted or from a file. */
export function OptionListDialog({ lines, onChange, onClose }: OptionListDialogProps) {
  const [text, setText] = useState(() => formatOptions(readOptionLines(lines)));
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const read = useDeferredValue(text);
  const options = useMemo(() => parseOptions(read), [read]);
  const problem = useMemo(() => findProblem(options), [options]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const entered = parseOptions(text);
    if (findProblem(entered) !== null) return;
    onChange(writeOptionLines(entered));
    onClose();
  };
  return (
    <Dialog opened onClose={onClose} title="Options" size="lg" centered>
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <Textarea
            label="Options, one on each line"
            description="CSV: the label, then the stored value if it differs, such as “Cebu City,CEB”."
            rows={12}
            value={text}
            error={fileProblem ?? (text.trim() === '' ? null : problem)}
            data-autofocus
            dir="auto"
            styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Group justify="space-between">
            <Text size="sm" c="dimmed" role="status">
              {countOf(options.length.toLocaleString('en'), 'option')}
            </Text>
            <CsvFileButton onText={setText} onProblem={setFileProblem} />
          </Group>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={problem !== null}>
              Use these options
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

function findProblem(options: readonly Option[]): string | null {
  if (options.length === 0) return 'Please enter at least one option.';
  if (options.length > siteLimits.listedOptions)
    return `A list has at most ${siteLimits.listedOptions.toLocaleString('en')} options.`;
  const long = options.find(({ label, value }) => Math.max(label.length, value.length) > siteLimits.label);
  if (long) return `“${long.label.slice(0, 40)}…” is longer than ${siteLimits.label} characters.`;
  const lines = writeOptionLines(options);
  if (lines.length > siteLimits.optionLines) return 'The list is too long to be stored. Please use shorter values.';
  const repeated = findRepeated(options, 'label') ?? findRepeated(options, 'value');
  return repeated === null ? null : `“${repeated}” is in the list twice.`;
}

function findRepeated(options: readonly Option[], key: 'label' | 'value'): string | null {
  const seen = new Set<string>();
  for (const option of options) {
    if (seen.has(option[key])) return option[key];
    seen.add(option[key]);
  }
  return null;
}
