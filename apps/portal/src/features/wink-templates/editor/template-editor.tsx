import { Tabs } from '@mantine/core';
import type { FileType } from '@smile/contract/file-types';
import type { Provider } from '@smile/contract/providers';
import type { StoredTemplate, TemplateInput } from '@smile/contract/wink-templates';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { focusErrors } from '../../../ui/fields/focus-errors.ts';
import { useRefusal } from '../../../ui/fields/use-refusal.ts';
import { EditorTitle } from '../../../ui/frames/editor-title.tsx';
import { ErrorDialog } from '../../../ui/overlays/error-dialog.tsx';
import { MessageDialog } from '../../../ui/overlays/message-dialog.tsx';
import { UnsavedChangesGuard } from '../../../ui/overlays/unsaved-changes-guard.tsx';
import { useSaveTemplate } from '../queries.ts';
import type { EditorTab, TemplatesSearch } from '../templates-search.ts';
import { ConsentSettings } from './consent-settings.tsx';
import { DatasourcesSettings } from './datasources-settings.tsx';
import { GlobalSettings } from './global-settings.tsx';
import { SuccessSettings } from './success-settings.tsx';
import classes from './template-editor.module.css';
import { findTabWithError, toWinkTemplate, useTemplateForm, valuesOf } from './template-form.ts';
import { WidgetPreview } from './widget-preview.tsx';

const route = getRouteApi('/shell/link/template');

const tabs = [
  { value: 'global', label: 'Global Settings', screen: 'consent' },
  { value: 'consent', label: 'Consent Settings', screen: 'consent' },
  { value: 'sources', label: 'Data Sources Screen', screen: 'providers' },
  { value: 'success', label: 'Success Screen', screen: 'success' },
] as const;

interface TemplateEditorProps {
  /** Null until the template is saved. */
  id: string | null;
  template: StoredTemplate;
  tenantName: string;
  providers: Provider[];
  fileTypes: FileType[];
  onClose: () => void;
}

export function TemplateEditor({ id, template, tenantName, providers, fileTypes, onClose }: TemplateEditorProps) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [savedMessage, setSavedMessage] = useState<string>();
  const save = useSaveTemplate();
  const form = useTemplateForm(template);
  const values = form.watch();
  const connectable = providers.filter(({ accountConnection }) => accountConnection);
  const shown = tabs.find(({ value }) => value === search.section) ?? tabs[0];

  const showTab = (tab: EditorTab) =>
    navigate({ search: { ...search, section: tab }, replace: true, resetScroll: false });
  const reveal = (errors: FieldErrors<TemplateInput>) => {
    const tab = findTabWithError(errors);
    if (tab && tab !== shown.value) void showTab(tab);
  };
  const refusal = useRefusal(form, save.error, { reveal });
  const submit = form.handleSubmit(
    (body) =>
      save.mutate(
        { id, body },
        {
          onSuccess: (saved) => {
            form.reset(valuesOf(saved));
            setSavedMessage(`The template "${saved.name}" has been ${id ? 'saved' : 'created'}.`);
          },
        },
      ),
    (errors) => {
      reveal(errors);
      focusErrors(errors);
    },
  );
  const isStillOpen = (next: { pathname: string; search: TemplatesSearch }) =>
    next.pathname === '/link/template' && next.search.template === search.template;
  return (
    <form noValidate onSubmit={submit}>
      <EditorTitle noun="template" name={values.name} id={id} isSaving={save.isPending} />
      <div className={classes.columns}>
        <Tabs value={shown.value} onChange={(tab) => showTab(tab as EditorTab)} keepMounted={false}>
          <Tabs.List mb="md">
            {tabs.map(({ value, label }) => (
              <Tabs.Tab key={value} value={value} className={classes.tab ?? ''}>
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="global">
            <GlobalSettings form={form} tenantName={tenantName} />
          </Tabs.Panel>
          <Tabs.Panel value="consent">
            <ConsentSettings form={form} />
          </Tabs.Panel>
          <Tabs.Panel value="sources">
            <DatasourcesSettings form={form} providers={connectable} fileTypes={fileTypes} />
          </Tabs.Panel>
          <Tabs.Panel value="success">
            <SuccessSettings form={form} providers={connectable} />
          </Tabs.Panel>
        </Tabs>
        <WidgetPreview
          screen={shown.screen}
          template={toWinkTemplate(id, values)}
          tenantName={tenantName}
          providers={providers}
          fileTypes={fileTypes}
        />
      </div>
      <UnsavedChangesGuard isDirty={form.formState.isDirty} canStay={isStillOpen} />
      <MessageDialog title="Success" message={savedMessage} onClose={onClose} />
      <ErrorDialog message={refusal} error={save.error} onClose={save.reset} />
    </form>
  );
}
