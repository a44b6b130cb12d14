import { Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { AnchorLink } from '../../ui/anchor-link.tsx';
import { ColorSchemeSwitch } from '../../ui/color-scheme-switch.tsx';
import { Logo } from '../../ui/logo.tsx';
import classes from './legal-layout.module.css';

export interface LegalSection {
  heading: string;
  text: string;
}

interface LegalLayoutProps {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
  /** Sections above the texts. */
  children?: ReactNode;
}

export function LegalLayout({ title, lead, sections, children }: LegalLayoutProps) {
  useDocumentTitle(`${title} | Smile`);
  return (
    <div className={classes.page}>
      <header className={classes.top}>
        <Logo />
        <ColorSchemeSwitch />
      </header>
      <main id="content" tabIndex={-1} className={classes.content}>
        <Stack gap="xl">
          <Stack gap={4}>
            <Title order={1}>{title}</Title>
            <Text c="dimmed">{lead}</Text>
          </Stack>
          {children}
          {sections.map(({ heading, text }) => (
            <section key={heading}>
              <Title order={2} mb={6}>
                {heading}
              </Title>
              <Text lh={1.65}>{text}</Text>
            </section>
          ))}
        </Stack>
      </main>
      <footer className={classes.bottom}>
        <AnchorLink to="/login" size="sm" underline="hover">
          Login
        </AnchorLink>
        <AnchorLink to="/register" size="sm" underline="hover">
          Register
        </AnchorLink>
        <AnchorLink to="/terms" size="sm" underline="hover">
          Terms and Conditions
        </AnchorLink>
        <AnchorLink to="/privacy" size="sm" underline="hover">
          Privacy Policy
        </AnchorLink>
      </footer>
    </div>
  );
}
