import { Text } from '@mantine/core';

/** A text of a cell, shortened where it is long; the whole of it on hover. */
export function ShortText({ text }: { text: string }) {
  return (
    <Text inherit truncate maw={130} title={text}>
      {text}
    </Text>
  );
}
