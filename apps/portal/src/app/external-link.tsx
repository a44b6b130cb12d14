import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { portalConfigQuery } from '../api/portal-config.ts';
import { findPageGuide, guideUrl } from '../routing/guides.ts';
import { openExternal } from './open-external.ts';
import type { NavigationExternal } from './shell/navigation.ts';
import classes from './shell/sidebar.module.css';

export function ExternalLink({ entry }: { entry: NavigationExternal }) {
  const setting = useQuery(portalConfigQuery).data?.[entry.setting] ?? entry.fallback;
  const guide = useLocation({ select: ({ pathname }) => findPageGuide(pathname) });
  const url = guide && entry.setting === 'docsUrl' ? guideUrl(setting, guide) : setting;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      title="Opens in a new window"
      className={classes.link}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void openExternal(url);
      }}
    >
      <entry.icon size={18} stroke={1.75} aria-hidden />
      {entry.label}
      <IconExternalLink className={classes.external} size={14} stroke={1.75} aria-hidden />
    </a>
  );
}
