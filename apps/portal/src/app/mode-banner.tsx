import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { portalConfigQuery } from '../api/portal-config.ts';
import { hasProductionAccess, readMode } from '../api/session.ts';
import classes from './mode-banner.module.css';

export function ModeBanner() {
  const contactUrl = useQuery(portalConfigQuery).data?.contactUrl;
  if (readMode() === 'Production') return null;
  if (hasProductionAccess()) {
    return (
      <aside aria-label="Mode" className={classes.banner}>
        You are using sandbox mode.
      </aside>
    );
  }
  const contact = contactUrl ? (
    <Anchor href={contactUrl} target="_blank" rel="noopener" inherit className={classes.link}>
      contact us
    </Anchor>
  ) : (
    'contact us'
  );
  return (
    <aside aria-label="Mode" className={classes.banner}>
      You are using sandbox mode, to enable Production Mode, please {contact}.
    </aside>
  );
}
