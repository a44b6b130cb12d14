import { siteLimits } from '@smile/contract/site-limits';
import { siteTemplateV2InputSchema } from '@smile/contract/site-template-v2';
import { cutText } from '@smile/contract/texts';
import { defaultSiteName, type WinkSiteDetails } from '@smile/contract/wink-sites';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { useSchemaForm } from '../../../ui/fields/use-schema-form.ts';
import type { EditorTab } from '../sites-search.ts';

const schema = z.object({
  enabled: z.boolean(),
  name: z.string().trim().max(siteLimits.name),
  winkSiteTemplate: siteTemplateV2InputSchema,
});
export type SiteValues = z.output<typeof schema>;
export type SiteForm = UseFormReturn<SiteValues, unknown, SiteValues>;

/** A form always has every field. */
const formSchema = schema as z.ZodType<SiteValues, SiteValues>;

export function useSiteForm(values: SiteValues): SiteForm {
  return useSchemaForm(async () => formSchema, values);
}

/** A drawer site in the form's shape. */
export type DrawerSite = Extract<WinkSiteDetails, { type: 'DEFAULT' }>;

export function valuesOf({ enabled, name, winkSiteTemplate }: DrawerSite): SiteValues {
  const { winkTemplateName: _, ...template } = winkSiteTemplate;
  return { enabled, name: name || defaultSiteName, winkSiteTemplate: template };
}

/** Texts of a new site, with the tenant's name. */
export function newValues(name: string, companyName: string): SiteValues {
  return {
    enabled: true,
    name,
    winkSiteTemplate: siteTemplateV2InputSchema.parse({
      landingPageConfig: {
        headerText: cutText(`Share your records with ${companyName}`, siteLimits.header),
        bodyText: `${companyName} would like to see your employment and income records. It takes about two minutes.`,
      },
      resultPageConfig: {
        successPage: {
          headerText: 'Thank you!',
          bodyText: `Your account is connected. ${companyName} will receive your records shortly.`,
        },
        failurePage: {
          headerText: 'We could not connect your account',
          bodyText: 'Nothing was shared. You can try again now, or come back later with the same link.',
        },
      },
    }),
  };
}

/** The first tab with an invalid field, in tab order. */
export function findTabWithError(errors: FieldErrors<SiteValues>): EditorTab {
  const wrong = errors.winkSiteTemplate;
  const isGeneral = errors.name ?? wrong?.redirectBackUrl ?? wrong?.redirectBackUrlOnFailure ?? wrong?.companyLogoUrl;
  if (isGeneral) return 'general';
  return wrong?.landingPageConfig ? 'landing' : 'result';
}
