import { Box, Text } from '@mantine/core';
import type { SitePreviewMessage } from '@smile/contract/site-preview';
import { readSitePreviewReport } from '@smile/contract/site-preview-report';
import type { ComponentId } from '@smile/site-model/document';
import { useEffect, useEffectEvent, useState } from 'react';
import { ErrorPanel } from '../../../../ui/error-panel.tsx';
import { FrameWait } from '../../../../ui/frames/frame-wait.tsx';
import { useFrame } from '../../../../ui/frames/use-frame.ts';
import { noLayout, takeLayout } from '../canvas/frame-layout.ts';
import type { FrameWorld } from '../canvas/use-canvas-frame.ts';
import { useFrameWorld } from '../canvas/use-frame-world.ts';
import type { ShownSite } from './compared-version.ts';
import classes from './version-frame.module.css';

interface VersionFrameProps {
  /** Such as "Version 3". */
  name: string;
  site: ShownSite;
  /** The site's widget templates. */
  templateIds: readonly string[];
  /** Null if the version does not have the screen. */
  screen: string | null;
  /** Components to outline. */
  changedIds: readonly ComponentId[];
}

/** One screen of a version as visitors see it, not interactive. */
export function VersionFrame({ name, site, templateIds, screen, changedIds }: VersionFrameProps) {
  const { world, linkUrl, error, retry } = useFrameWorld(templateIds);
  return (
    <section aria-label={name} className={classes.version}>
      <Text fw={500} size="sm" mb={6}>
        {name}
      </Text>
      {error && <ErrorPanel title="The page could not be loaded" error={error} onRetry={retry} />}
      {screen === null && (
        <Text size="sm" c="dimmed">
          This version does not have the screen.
        </Text>
      )}
      {screen !== null && world && linkUrl !== null && (
        <ShownScreen name={name} site={site} screen={screen} changedIds={changedIds} world={world} linkUrl={linkUrl} />
      )}
    </section>
  );
}

interface ShownScreenProps {
  name: string;
  site: ShownSite;
  screen: string;
  changedIds: readonly ComponentId[];
  world: FrameWorld;
  linkUrl: string;
}

function ShownScreen({ name, site, screen, changedIds, world, linkUrl }: ShownScreenProps) {
  const [layout, setLayout] = useState(noLayout);
  const frame = useFrame(linkUrl, (message) => {
    const report = readSitePreviewReport(message);
    if (report?.type === 'layout') setLayout((before) => takeLayout(before, report));
    if (report?.type === 'ready') setLayout(noLayout);
    return report?.type === 'ready';
  });
  const { isReady } = frame;
  const load = useEffectEvent(() => {
    const messages: SitePreviewMessage[] = [
      { type: 'load', revision: 0, ...world, site },
      { type: 'show', screen },
    ];
    for (const message of messages) frame.send(message);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen or version is reloaded
  useEffect(() => {
    if (isReady) load();
  }, [isReady, world, site, screen]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the page scrolls, which the keyboard must be able to do
    <section className={classes.box} aria-label={`Page of ${name}`} tabIndex={0}>
      <FrameWait what={name} url={linkUrl} frame={frame} />
      <div className={classes.page} style={{ height: layout.height || undefined }}>
        <iframe
          key={frame.attempt}
          ref={frame.ref}
          className={classes.frame}
          tabIndex={-1}
          inert
          src={`${linkUrl}/site/preview`}
          title={`${name}, page of the site`}
        />
        {layout.boxes
          .filter(({ id }) => changedIds.includes(id))
          .map(({ id, ...place }) => (
            <Box key={id} className={classes.changed} style={place} data-changed={id} />
          ))}
      </div>
    </section>
  );
}
