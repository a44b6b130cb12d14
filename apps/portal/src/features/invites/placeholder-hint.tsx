import { Code } from '@mantine/core';

/** What stands for the company and the person in every text. */
export function PlaceholderHint() {
  return (
    <>
      <Code>{`\${companyName}`}</Code> and <Code>{`\${fullName}`}</Code> are replaced by your company’s and the person’s
      name.
    </>
  );
}
