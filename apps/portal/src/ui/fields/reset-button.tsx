import { Button } from '@mantine/core';

interface ResetButtonProps {
  onReset: () => void;
}

/** Ends a search that found nothing. */
export function ResetButton({ onReset }: ResetButtonProps) {
  return (
    <Button variant="default" size="xs" onClick={onReset}>
      Reset
    </Button>
  );
}
