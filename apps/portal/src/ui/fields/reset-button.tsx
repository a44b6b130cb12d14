import { Button } from '@mantine/core';

interface ResetButtonProps {
  onReset: () => void;
}

/** Resets a search without results. */
export function ResetButton({ onReset }: ResetButtonProps) {
  return (
    <Button variant="default" size="xs" onClick={onReset}>
      Reset
    </Button>
  );
}
