import { Group, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { AnchorLink } from '../../ui/anchor-link.tsx';
import { ColorSchemeSwitch } from '../../ui/color-scheme-switch.tsx';
import { onDemand } from '../../ui/loading/on-demand.tsx';
import { Logo } from '../../ui/logo.tsx';
import classes from './auth-layout.module.css';
import { type Outcome, OutcomeMark } from './outcome-mark.tsx';

/** Loaded after the form. */
const Benefits = onDemand(
  async () => (await import('./benefits.tsx')).Benefits,
  <div className={classes.picturePlace} />,
);

interface AuthLayoutProps {
  title: string;
  /** Result mark above the title. */
  outcome?: Outcome;
  /** Below the title: instructions, or a link to another page. */
  lead?: ReactNode;
  children?: ReactNode;
}

/** Two-column layout of every page before login: benefits on the left, the form on the right. */
export function AuthLayout({ title, outcome, lead, children }: AuthLayoutProps) {
  useDocumentTitle(`${title} | Smile`);
  return (
    <div className={classes.page}>
      <aside className={classes.benefits} aria-label="Benefits">
        <div className={classes.shown}>
          <Benefits />
        </div>
      </aside>
      <div className={classes.side}>
        <header className={classes.top}>
          <Logo />
          <ColorSchemeSwitch />
        </header>
        <main id="content" tabIndex={-1} className={classes.form}>
          {outcome && <OutcomeMark outcome={outcome} />}
          <Stack gap={4} mb="lg">
            <Title order={1}>{title}</Title>
            {lead && (
              <Text component="div" c="dimmed">
                {lead}
              </Text>
            )}
          </Stack>
          {children}
        </main>
        <footer>
          <Group gap="md" justify="center">
            <AnchorLink to="/terms" size="xs" underline="hover" c="dimmed">
              Terms and Conditions
            </AnchorLink>
            <AnchorLink to="/privacy" size="xs" underline="hover" c="dimmed">
              Privacy Policy
            </AnchorLink>
          </Group>
        </footer>
      </div>
    </div>
  );
}
