import { Button, Group, Paper, Tabs, Text, Title } from '@mantine/core';
import type { EmulatorValues } from '@smile/contract/emulator';
import { CopyButton } from '../../ui/copy-button.tsx';
import type { outcomeOf } from './console-entries.ts';
import { listValues, type SandboxPerson, sandboxPeople, toEmulatorValues } from './sandbox-people.ts';
import classes from './sandbox-people-card.module.css';
import { TestFiles } from './test-files.tsx';

type Outcome = ReturnType<typeof outcomeOf>;

interface SandboxPeopleCardProps {
  /** Field names on the widget's screen. */
  fields: readonly string[];
  /** Result of the newest connection. */
  outcome: Outcome;
  onFill: (values: EmulatorValues) => void;
}

const nextSteps = {
  none: 'Choose a provider in the widget to sign in.',
  failed: 'The connection failed. Its error is in the console; try again in the widget.',
  connected: 'The account is connected. Open this user to see the data.',
};

/** Test persons and their credentials for Sandbox. */
export function SandboxPeopleCard({ fields, outcome, onFill }: SandboxPeopleCardProps) {
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="people-title">
      <Title order={2} id="people-title">
        Sandbox users
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        Connect as one of them; any of the names works at every provider.
      </Text>
      <Tabs defaultValue={sandboxPeople[0]!.userName} keepMounted={false}>
        <Tabs.List mb="sm">
          {sandboxPeople.map(({ userName }) => (
            <Tabs.Tab key={userName} value={userName}>
              {userName}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {sandboxPeople.map((person) => (
          <Tabs.Panel key={person.userName} value={person.userName}>
            <Credentials
              person={person}
              fields={fields}
              outcome={outcome}
              onFill={() => onFill(toEmulatorValues(person))}
            />
            <TestFiles userName={person.userName} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Paper>
  );
}

interface CredentialsProps {
  person: SandboxPerson;
  fields: readonly string[];
  outcome: Outcome;
  onFill: () => void;
}

function Credentials({ person, fields, outcome, onFill }: CredentialsProps) {
  const values = listValues(person);
  const asked = values.filter(({ field }) => field !== null && fields.includes(field));
  const labels = asked.map(({ label }) => label).join(' and ');
  return (
    <>
      <Group justify="space-between" gap="sm" mb="sm">
        <Text size="sm" role="status">
          {labels ? `The widget asks for: ${labels}` : nextSteps[outcome ?? 'none']}
        </Text>
        <Button variant="light" size="xs" disabled={asked.length === 0} onClick={onFill}>
          {`Fill in as ${person.userName}`}
        </Button>
      </Group>
      <dl className={classes.fields}>
        {values.map(({ label, value, field, usedBy }) => (
          <div key={label} className={classes.field} data-asked={(field && fields.includes(field)) || undefined}>
            <dt>
              {label}
              {usedBy && ` · ${usedBy}`}
            </dt>
            <dd>
              {value ?? 'N/A'}
              {value && <CopyButton value={value} label={label} />}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
