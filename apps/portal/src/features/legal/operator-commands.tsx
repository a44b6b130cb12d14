import { Code, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { modeNames, modeSchema } from '@smile/contract/common';
import { usageActionSchema, usageUnits } from '@smile/contract/usage';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { readApiMode, readToken } from '../../api/session.ts';
import { readTokenClaims } from '../../api/token-claims.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import classes from './legal-layout.module.css';

const route = getRouteApi('/contact');
const suggestedTotal = 5000;

/** Commands with which the operator grants a tenant's request. */
export function OperatorCommands({ isEmbedded }: { isEmbedded: boolean }) {
  const { about } = route.useSearch();
  const [action, setAction] = useState(usageActionSchema.safeParse(about).data ?? 'CreateWebhook');
  const [mode, setMode] = useState(readApiMode);
  const ownTenantId = readTokenClaims(readToken('developer') ?? '')?.tenantId;
  const tenantId = typeof ownTenantId === 'string' ? ownTenantId : 'TENANT_ID';
  return (
    <section>
      <Title order={2} mb={6}>
        If you host this installation
      </Title>
      <Stack gap="md">
        <Text lh={1.65}>
          {isEmbedded ? 'Stop the server, then run' : 'Run'} these commands in the folder of the installation, with the
          settings of the server. In a container, write <Code>node apps/server/dist/operator.js</Code> in place of{' '}
          <Code>npm run operator --</Code>.
        </Text>
        {tenantId === 'TENANT_ID' && (
          <Command title="Find the ID of the organization, and put it in place of TENANT_ID" words="list-tenants" />
        )}
        <Command
          title="Enable Production Mode; everyone in the organization then logs in again"
          words={`enable-production ${tenantId}`}
        />
        <Stack gap="xs">
          <Group gap="sm">
            <NativeSelect
              label="Allowance"
              value={action}
              data={usageActionSchema.options.map((value) => ({ value, label: capitalise(usageUnits[value]) }))}
              onChange={(event) => setAction(usageActionSchema.parse(event.currentTarget.value))}
            />
            <NativeSelect
              label="Mode"
              value={mode}
              data={modeSchema.options.map((value) => ({ value, label: modeNames[value] }))}
              onChange={(event) => setMode(modeSchema.parse(event.currentTarget.value))}
            />
          </Group>
          <Command
            title={`Raise the allowance to ${suggestedTotal.toLocaleString('en-US')} in all; any number works, and "unmetered" removes the limit`}
            words={`set-allowance ${tenantId} ${mode} ${action} ${suggestedTotal}`}
          />
          <Command title="Open an action that is switched off" words={`open-action ${tenantId} ${mode} ${action}`} />
        </Stack>
        {about === 'lookups' && (
          <Text lh={1.65}>
            Lookups in Production need a source: set <Code>LOOKUP_ADAPTER_URL</Code> to the adapter that answers them.
          </Text>
        )}
        <Text lh={1.65}>
          To show your own contact here and in every contact link, set <Code>CONTACT_URL</Code> or{' '}
          <Code>CONTACT_EMAIL</Code>.
        </Text>
      </Stack>
    </section>
  );
}

function Command({ title, words }: { title: string; words: string }) {
  const line = `npm run operator -- ${words}`;
  return (
    <Stack gap={4}>
      <Text size="sm" c="dimmed">
        {title}
      </Text>
      <Group gap={4} wrap="nowrap" className={classes.command}>
        <Code
          block
          bg="transparent"
          flex={1}
          style={{ overflowX: 'auto' }}
          tabIndex={0}
          aria-label={title}
          role="region"
        >
          {line}
        </Code>
        <CopyButton value={line} label="the command" />
      </Group>
    </Stack>
  );
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
