import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { FormSkeleton } from '../../../ui/loading/form-skeleton.tsx';
import { onDemand } from '../../../ui/loading/on-demand.tsx';
import { usePreload } from '../../../ui/loading/when-used.ts';
import { MessageDialog } from '../../../ui/overlays/message-dialog.tsx';
import { Announcer } from './announcer.tsx';
import { BuilderHeader } from './builder-header.tsx';
import { Canvas } from './canvas/canvas.tsx';
import type { CanvasGeometry } from './canvas/drop-slot.ts';
import { ViewportSwitch } from './canvas/viewport-switch.tsx';
import { UnreachableBanner } from './checks/unreachable-banner.tsx';
import { useAutosave } from './keeping/use-autosave.ts';
import { usePublishSite } from './keeping/use-publish-site.ts';
import {
  ComponentSettings,
  EditedPalette,
  FaultsDialog,
  NextConfigDialog,
  PropertyPanel,
  ScreenTabs,
  SiteSettings,
} from './on-demand.tsx';
import classes from './site-builder.module.css';
import { useBuilder } from './store/use-builder.ts';
import { useBuilderKeys } from './use-builder-keys.ts';

const PreviewSettings = onDemand(
  async () => (await import('./routing/preview-settings.tsx')).PreviewSettings,
  <FormSkeleton fields={3} />,
);

/** Lazy parts that open later. */
const parts = [
  ComponentSettings.preload,
  PreviewSettings.preload,
  NextConfigDialog.preload,
  SiteSettings.preload,
  () => import('./checks/find-problems.ts'),
  () => import('./routing/find-answers.ts'),
  () => import('./screens/add-screen-dialog.tsx'),
  () => import('./keeping/conflict-dialog.tsx'),
  () => import('./screens/delete-screen-dialog.tsx'),
  () => import('@smile/site-model/rebase'),
];

interface SiteBuilderProps {
  /** Null for a new site. */
  id: string | null;
  /** Saves changes as a draft. */
  keep: () => void;
  /** Handles unsaved changes when the page is left. */
  leave: () => void;
  /** Publishes the document; resolves to true on success. */
  publish: () => Promise<boolean>;
  /** Takes over the draft of a person who has left. */
  onTakeOver?: (authorId: string) => void;
}

/** Palette, canvas, and property panel. */
export function SiteBuilder({ id, keep, leave, publish, onTakeOver = () => {} }: SiteBuilderProps) {
  const navigate = useNavigate();
  const geometry = useRef<CanvasGeometry>({ element: null, boxes: [] });
  const isPreviewing = useBuilder((state) => state.isPreviewing);
  const [isDone, setIsDone] = useState(false);
  const save = usePublishSite(publish, () => setIsDone(true));
  useAutosave(keep, leave);
  useBuilderKeys();
  usePreload(parts);
  // In an effect: the leave guard must first render without unsaved changes.
  useEffect(() => {
    if (isDone) void navigate({ to: '/link/winkSite' });
  }, [isDone, navigate]);
  return (
    <div className={classes.builder} data-fills-window>
      <BuilderHeader id={id} isSaving={save.isSaving} keep={keep} onSave={save.save} onTakeOver={onTakeOver} />
      <div className={classes.bar}>
        <ScreenTabs />
        <ViewportSwitch />
      </div>
      <UnreachableBanner />
      <div className={classes.columns} data-previewing={isPreviewing}>
        {!isPreviewing && (
          <div className={classes.side}>
            <EditedPalette geometry={geometry} />
          </div>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, which the keyboard must be able to do */}
        <section className={classes.canvas} aria-label="Page area" tabIndex={0}>
          <Canvas geometry={geometry} />
        </section>
        <div className={classes.side}>{isPreviewing ? <PreviewSettings /> : <PropertyPanel />}</div>
      </div>
      <Announcer />
      <MessageDialog title="Error" message={save.problems} onClose={save.reset} />
      {save.faults.length > 0 && (
        <FaultsDialog faults={save.faults} onConfirm={save.acceptFaults} onClose={save.reset} />
      )}
    </div>
  );
}
