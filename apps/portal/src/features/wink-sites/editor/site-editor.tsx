import { Tabs } from '@mantine/core';
import { invalidTemplateName } from '@smile/contract/wink-sites';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { focusErrors } from '../../../ui/fields/focus-errors.ts';
import { useRefusal } from '../../../ui/fields/use-refusal.ts';
import { EditorTitle } from '../../../ui/frames/editor-title.tsx';
import { UnsavedChangesGuard } from '../../../ui/overlays/unsaved-changes-guard.tsx';
import { showBriefly } from '../../../ui/toasts/toasts.ts';
import type { EditorTab, SitesSearch } from '../sites-search.ts';
import { GeneralSettings } from './general-settings.tsx';
import { LandingSettings } from './landing-settings.tsx';
import { type ResultPage, ResultSettings } from './result-settings.tsx';
import { SaveDialogs } from './save-dialogs.tsx';
import classes from './site-editor.module.css';
import { type DrawerSite, findTabWithError, newValues, type SiteValues, useSiteForm, valuesOf } from './site-form.ts';
import { SitePreview } from './site-preview.tsx';
import { useSiteSave } from './use-site-save.ts';

const route = getRouteApi('/shell/link/winkSite');

interface SiteEditorProps {
  /** Null until the site is saved. */
  site: DrawerSite | null;
  newName: string;
  tenantName: string;
  onClose: () => void;
}

export function SiteEditor({ site, newName, tenantName, onClose }: SiteEditorProps) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [resultPage, setResultPage] = useState<ResultPage>('success');
  const form = useSiteForm(site ? valuesOf(site) : newValues(newName, tenantName));
  // The form keeps its initial data: a refetch on window focus may bring newer data.
  const [opened] = useState(site);
  const save = useSiteSave(opened, onClose);
  const values = form.watch();
  const tab = search.section ?? 'general';
  const isDirty = !save.isSaved && (form.formState.isDirty || site === null);
  const templateName = site?.winkTemplateName ?? null;

  const showTab = (section: EditorTab) =>
    navigate({ search: { ...search, section }, replace: true, resetScroll: false });
  const reveal = (errors: FieldErrors<SiteValues>) => void showTab(findTabWithError(errors));
  const showErrors = (errors: FieldErrors<SiteValues>) => {
    reveal(errors);
    focusErrors(errors);
  };
  const refusal = useRefusal(form, save.error, { reveal });
  const isStillOpen = (next: { pathname: string; search: SitesSearch }) =>
    next.pathname === '/link/winkSite' && next.search.site === search.site;
  return (
    <form noValidate onSubmit={form.handleSubmit(save.submit, showErrors)}>
      <EditorTitle
        noun="site"
        name={values.name}
        id={site?.id ?? null}
        isSaving={save.isSaving}
        confirmCopy={() => showBriefly('Copy Success!')}
      />
      <div className={classes.columns}>
        <SitePreview
          page={tab === 'result' ? resultPage : tab}
          name={values.name}
          template={values.winkSiteTemplate}
          tenantName={tenantName}
        />
        <Tabs value={tab} onChange={(value) => showTab(value as EditorTab)} keepMounted={false}>
          <Tabs.List mb="md" className={classes.tabs}>
            <Tabs.Tab value="general">General Settings</Tabs.Tab>
            <Tabs.Tab value="landing">Landing Page</Tabs.Tab>
            <Tabs.Tab value="result">Result Page</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="general">
            <GeneralSettings
              form={form}
              savedTemplateName={templateName === invalidTemplateName ? null : templateName}
            />
          </Tabs.Panel>
          <Tabs.Panel value="landing">
            <LandingSettings form={form} />
          </Tabs.Panel>
          <Tabs.Panel value="result">
            <ResultSettings form={form} shown={resultPage} onShow={setResultPage} />
          </Tabs.Panel>
        </Tabs>
      </div>
      <UnsavedChangesGuard isDirty={isDirty} canStay={isStillOpen} />
      <SaveDialogs save={save} refusal={refusal} />
    </form>
  );
}
