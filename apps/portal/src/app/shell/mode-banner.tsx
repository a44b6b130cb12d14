import { Anchor } from '@mantine/core';
import { hasProductionAccess, readMode } from '../../api/session.ts';
import { useContact } from '../../api/use-contact.ts';
import classes from './mode-banner.module.css';

export function ModeBanner() {
  const link = useContact('production');
  if (readMode() === 'Production') return null;
  if (hasProductionAccess()) {
    return (
      <aside aria-label="Mode" className={classes.banner}>
        You are using sandbox mode.
      </aside>
    );
  }
  const contact = link.href ? (
    <Anchor {...link} inherit className={classes.link}>
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
