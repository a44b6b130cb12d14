import { Code } from '@mantine/core';

/** Explains the placeholders for company and person. */
export function PlaceholderHint() {
  return (
    <>
      <Code>{`\${companyName}`}</Code> and <Code>{`\${fullName}`}</Code> are replaced by your company’s and the person’s
      name.
    </>
  );
}
