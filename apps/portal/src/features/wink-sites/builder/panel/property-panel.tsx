import { Tabs } from '@mantine/core';
import type { Operation } from '@smile/site-model/operations/operation';
import { findScreen } from '@smile/site-model/parts';
import { useState } from 'react';
import { ComponentSettings, NextConfigDialog, SiteSettings } from '../on-demand.tsx';
import { ScreenSettings } from '../screens/screen-settings.tsx';
import { useBuilder } from '../store/use-builder.ts';

type PanelTab = 'screen' | 'component' | 'site';

/** Form for the selected part. */
export function PropertyPanel() {
  const screenId = useBuilder((state) => state.currentScreenId);
  const tab = useBuilder((state) => state.selection.kind);
  const select = useBuilder((state) => state.select);
  const [isEditingNext, setIsEditingNext] = useState(false);
  const nextItem = useBuilder((state) => state.openedNextItem);
  const openNextItem = useBuilder((state) => state.openNextItem);
  const closeNext = () => {
    setIsEditingNext(false);
    openNextItem(null);
  };
  const show = (tab: PanelTab) => {
    if (tab === 'site') select({ kind: 'site' });
    else if (tab === 'screen') select({ kind: 'screen', id: screenId });
    else select({ kind: 'component', id: null });
  };
  return (
    <section aria-label="Properties">
      <Tabs value={tab} onChange={(chosen) => show(chosen as PanelTab)} keepMounted={false}>
        <Tabs.List grow mb="md">
          <Tabs.Tab value="screen">Screen</Tabs.Tab>
          <Tabs.Tab value="component">Component</Tabs.Tab>
          <Tabs.Tab value="site">Site</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="screen">
          <ScreenTab key={screenId} onEditNext={() => setIsEditingNext(true)} />
        </Tabs.Panel>
        <Tabs.Panel value="component">
          <ComponentSettings />
        </Tabs.Panel>
        <Tabs.Panel value="site">
          <SiteTab />
        </Tabs.Panel>
      </Tabs>
      {(isEditingNext || nextItem !== null) && (
        <NextConfigDialog screenId={screenId} itemIndex={nextItem} onClose={closeNext} />
      )}
    </section>
  );
}

function ScreenTab({ onEditNext }: { onEditNext: () => void }) {
  const document = useBuilder((state) => state.document);
  const screen = useBuilder((state) => findScreen(state.document, state.currentScreenId));
  const change = useChange();
  return screen && <ScreenSettings document={document} screen={screen} onChange={change} onEditNext={onEditNext} />;
}

function SiteTab() {
  const document = useBuilder((state) => state.document);
  return <SiteSettings document={document} onChange={useChange()} />;
}

/** Dispatches an operation; `what` names the changed field. */
function useChange() {
  const dispatch = useBuilder((state) => state.dispatch);
  return (operation: Operation, what: string) => dispatch(operation, { label: `changed ${what}` });
}
