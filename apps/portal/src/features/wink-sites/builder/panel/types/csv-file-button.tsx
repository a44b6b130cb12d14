import { Button, FileButton } from '@mantine/core';

interface CsvFileButtonProps {
  onText: (text: string) => void;
  /** Gets why a file was refused; null for one that was read. */
  onProblem: (problem: string | null) => void;
}

const maxFileBytes = 2_000_000;

/** Reads a list from a file that the author chooses. */
export function CsvFileButton({ onText, onProblem }: CsvFileButtonProps) {
  const read = async (file: File | null) => {
    if (!file) return;
    if (file.size > maxFileBytes) return onProblem('This file is larger than 2 MB.');
    const text = decodeText(await file.arrayBuffer());
    if (text.includes('\0')) return onProblem('This is not a CSV file. Save the spreadsheet as CSV first.');
    onProblem(null);
    onText(text);
  };
  return (
    <FileButton accept=".csv,.txt,.tsv,text/csv,text/plain" onChange={(file) => void read(file)}>
      {(props) => (
        <Button variant="default" size="xs" {...props}>
          Import a CSV file
        </Button>
      )}
    </FileButton>
  );
}

/** Decodes UTF-8, UTF-16 with a byte order mark, and otherwise the Windows encoding of older spreadsheets. */
function decodeText(bytes: ArrayBuffer): string {
  const mark = new Uint8Array(bytes.slice(0, 2)).join();
  if (mark === '255,254') return new TextDecoder('utf-16le').decode(bytes);
  if (mark === '254,255') return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
