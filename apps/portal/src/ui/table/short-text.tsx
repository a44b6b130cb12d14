import { Text } from '@mantine/core';

/** A cell text, truncated if too long; full text on hover. */
export function ShortText({ text }: { text: string }) {
  return (
    <Text inherit truncate maw={130} title={text}>
      {text}
    </Text>
  );
}
