import { Alert, Anchor } from '@mantine/core';
import { useContact } from '../../api/use-contact.ts';

/** Warns before input that requests in this mode will not be answered. */
export function SourceNotice({ isPartly }: { isPartly: boolean }) {
  const contact = useContact('lookups');
  return (
    <Alert color="amber" title="Production has no source for these requests yet">
      {isPartly
        ? 'Only the domain of the email address is checked; everything else stays unknown. '
        : 'They would all fail, so none can be sent and nothing is counted. '}
      <Anchor {...contact} inherit>
        Contact us
      </Anchor>{' '}
      to have one connected.
    </Alert>
  );
}
