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
    onProblem(null);
    onText(await file.text());
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
