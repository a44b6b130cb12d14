import { Tabs } from '@mantine/core';
import type { Operation } from '@smile/site-model/operations/operation';
import { findScreen } from '@smile/site-model/parts';
import { useState } from 'react';
import { ComponentSettings } from './component-settings.tsx';
import { NextConfigDialog } from './next-config-dialog.tsx';
import { ScreenSettings } from './screen-settings.tsx';
import { SiteSettings } from './site-settings.tsx';
import { useBuilder } from './use-builder.ts';

type PanelTab = 'screen' | 'component' | 'site';

/** The form of what is selected. */
export function PropertyPanel() {
  const document = useBuilder((state) => state.document);
  const screenId = useBuilder((state) => state.currentScreenId);
  const selection = useBuilder((state) => state.selection);
  const select = useBuilder((state) => state.select);
  const dispatch = useBuilder((state) => state.dispatch);
  const [isEditingNext, setIsEditingNext] = useState(false);
  const screen = findScreen(document, screenId);
  const change = (operation: Operation, what: string) => dispatch(operation, { label: `changed ${what}` });
  const show = (tab: PanelTab) => {
    if (tab === 'site') select({ kind: 'site' });
    else if (tab === 'screen') select({ kind: 'screen', id: screenId });
    else select({ kind: 'component', id: null });
  };
  return (
    <section aria-label="Properties">
      <Tabs value={selection.kind} onChange={(tab) => show(tab as PanelTab)} keepMounted={false}>
        <Tabs.List grow mb="md">
          <Tabs.Tab value="screen">Screen</Tabs.Tab>
          <Tabs.Tab value="component">Component</Tabs.Tab>
          <Tabs.Tab value="site">Site</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="screen">
          {screen && (
            <ScreenSettings
              key={screenId}
              document={document}
              screen={screen}
              onChange={change}
              onEditNext={() => setIsEditingNext(true)}
            />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="component">
          <ComponentSettings />
        </Tabs.Panel>
        <Tabs.Panel value="site">
          <SiteSettings document={document} onChange={change} />
        </Tabs.Panel>
      </Tabs>
      {isEditingNext && <NextConfigDialog screenId={screenId} onClose={() => setIsEditingNext(false)} />}
    </section>
  );
}
