import { Anchor, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { portalConfigQuery } from '../../api/portal-config.ts';
import { onDemand } from '../../ui/loading/on-demand.tsx';
import { LegalLayout, type LegalSection } from './legal-layout.tsx';

const OperatorCommands = onDemand(async () => (await import('./operator-commands.tsx')).OperatorCommands, null);

const sections: readonly LegalSection[] = [
  {
    heading: 'When something does not work',
    text: 'Tell us what you were doing, and the request ID below the message; the button beside it copies it. The service status, in the menu of the portal, shows whether something is out of order.',
  },
  {
    heading: 'Find it yourself',
    text: 'The documentation, in the menu of the portal, shows step by step how to connect an account, read its data and receive webhooks.',
  },
];

/** Target of contact links until the operator sets a contact; self-hosted installations see the operator's commands. */
export function ContactPage() {
  const config = useQuery(portalConfigQuery).data;
  return (
    <LegalLayout
      title="Contact us"
      lead="Questions about Production Mode, your allowances or your account? We are glad to help."
      sections={sections}
    >
      {config && (
        <section>
          <Title order={2} mb={6}>
            Write to us
          </Title>
          <WaysToWrite url={config.selfHosted ? null : config.contactUrl} email={config.contactEmail} />
        </section>
      )}
      {config?.selfHosted && <OperatorCommands isEmbedded={config.selfHosted.isEmbedded} />}
    </LegalLayout>
  );
}

function WaysToWrite({ url, email }: { url: string | null; email: string | null }) {
  const page = url?.startsWith('mailto:') ? null : url;
  const address = email ?? (url?.startsWith('mailto:') ? url.slice('mailto:'.length).split('?')[0] : null);
  if (!page && !address)
    return (
      <Text lh={1.65}>
        This installation has no contact address yet. Ask the person who introduced you to this portal, and tell them
        the name of your organization.
      </Text>
    );
  return (
    <Text lh={1.65}>
      Tell us the name of your organization and your plans. We enable Production Mode, raise your allowances and help
      with your account: {page && <Anchor href={page}>{page}</Anchor>}
      {page && address && ' or '}
      {address && <Anchor href={`mailto:${address}`}>{address}</Anchor>}.
    </Text>
  );
}
