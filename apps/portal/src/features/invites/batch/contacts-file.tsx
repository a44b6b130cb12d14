import { Alert, Anchor, Button, Group, List, Paper, Stack, Text } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { saveFile } from '../../../api/save-file.ts';
import { DropZone } from '../../../ui/fields/drop-zone.tsx';
import { type Contacts, csvProblems, csvTemplate, type FileProblem, maxCsvBytes } from './contacts.ts';

export type LoadedFile = Contacts & { name: string };

interface ContactsFileProps {
  file: LoadedFile | null;
  onLoad: (file: LoadedFile | null) => void | Promise<void>;
}

/** Drop zone for the CSV file with the people to invite. */
export function ContactsFile({ file, onLoad }: ContactsFileProps) {
  const [problem, setProblem] = useState<FileProblem>();

  const load = async (chosen: File) => {
    const tooLarge = { problem: csvProblems.tooLarge, causes: [] };
    const read = chosen.size > maxCsvBytes ? tooLarge : await readFile(chosen);
    setProblem('problem' in read ? read : undefined);
    await onLoad('problem' in read ? null : { ...read, name: chosen.name });
  };
  if (file) return <LoadedContacts file={file} onRemove={() => onLoad(null)} />;
  return (
    <Stack gap="sm">
      <DropZone size="lg" accept=".csv,text/csv" button="Browse" hint={<CsvHint />} onFile={load}>
        <IconFileSpreadsheet size={32} stroke={1.5} aria-hidden />
        <Text>Drag and drop your CSV file here, or browse for it.</Text>
      </DropZone>
      {problem && (
        <Alert color="red" role="alert">
          {problem.problem}
          <LineNotes label="Errors to fix" notes={problem.causes} />
        </Alert>
      )}
    </Stack>
  );
}

function CsvHint() {
  const saveTemplate = () => saveFile(new Blob([csvTemplate], { type: 'text/csv' }), 'smile-batch-invites.csv');
  return (
    <>
      The columns are FullName and Email, for at most 200 people, separated by commas, semicolons or tabs.{' '}
      <Anchor component="button" type="button" inherit onClick={saveTemplate}>
        Download the CSV template
      </Anchor>
    </>
  );
}

const shownNotes = 10;

/** Notes per line, limited to the first few. */
function LineNotes({ label, notes }: { label: string; notes: readonly string[] }) {
  if (notes.length === 0) return null;
  const rest = notes.length - shownNotes;
  return (
    <List size="sm" aria-label={label}>
      {notes.slice(0, shownNotes).map((note) => (
        <List.Item key={note} style={{ overflowWrap: 'anywhere' }}>
          {note}
        </List.Item>
      ))}
      {rest > 0 && <List.Item>{`${rest} more`}</List.Item>}
    </List>
  );
}

async function readFile(file: File): Promise<Contacts | FileProblem> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    const { readContacts } = await import('./contacts-csv.ts');
    return readContacts(decodeText(bytes));
  } catch {
    return { problem: csvProblems.unread, causes: [] };
  }
}

function LoadedContacts({ file, onRemove }: { file: LoadedFile; onRemove: () => void }) {
  return (
    <Paper withBorder p="md" component="section" aria-label="Contacts">
      <Group justify="space-between" wrap="nowrap">
        <Stack gap={4}>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {file.name}
          </Text>
          <Text size="sm">Contacts with emails: {file.valid.length}</Text>
          <Text size="sm">Total contacts: {file.total}</Text>
          <LineNotes label="Skipped rows" notes={file.leftOut} />
          <LineNotes label="Duplicate addresses" notes={file.repeated} />
        </Stack>
        <Button variant="default" onClick={onRemove}>
          Remove
        </Button>
      </Group>
    </Paper>
  );
}

/** Decodes a file as UTF-8, or else as spreadsheets write it: UTF-16 with a byte order mark, or Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const hasUtf16Mark = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (hasUtf16Mark) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
