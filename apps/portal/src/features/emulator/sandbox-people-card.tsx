import { Paper, Tabs, Text, Title } from '@mantine/core';
import { CopyButton } from '../../ui/copy-button.tsx';
import { type SandboxPerson, sandboxPeople } from './sandbox-people.ts';
import classes from './sandbox-people-card.module.css';
import { TestFiles } from './test-files.tsx';

/** Test persons and their credentials for Sandbox. */
export function SandboxPeopleCard() {
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
            <dl className={classes.fields}>
              {fieldsOf(person).map(([label, value]) => (
                <div key={label} className={classes.field}>
                  <dt>{label}</dt>
                  <dd>
                    {value ?? 'N/A'}
                    {value && <CopyButton value={value} label={label} />}
                  </dd>
                </div>
              ))}
            </dl>
            <TestFiles userName={person.userName} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Paper>
  );
}

function fieldsOf(person: SandboxPerson): [string, string | null][] {
  return [
    ['User name', person.userName],
    ['Password', person.password],
    ['Verification code', person.verificationCode],
    ['Full name', person.fullName],
    ['Email', person.email],
    ['Mobile number', person.mobile],
    ['SS number', person.socialSecurityNumber],
  ];
}
