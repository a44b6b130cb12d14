import { z } from 'zod';
import { idSchema } from './common.ts';
import { pictureUrlSchema } from './images.ts';
import { siteLimits } from './site-limits.ts';
import { hasCredentials } from './urls.ts';

/** The logo is no picture of the tenant: it was deleted, or belongs to another tenant. */
export const missingLogoMessage = 'The logo cannot be found. Please upload it again.';

const resultTextsSchema = z.object({
  headerText: z.string(),
  bodyText: z.string(),
  continueButtonName: z.string(),
});

/** Pages of a drawer site: landing page, widget, result page. */
export const siteTemplateV2Schema = z
  .object({
    winkTemplateId: z.string().nullable(),
    /** The template's current name; ignored in input. */
    winkTemplateName: z.string().nullable(),
    companyLogoUrl: z.string().nullable(),
    /** URL of the exit button; empty for none. */
    redirectBackUrl: z.string(),
    redirectBackUrlOnFailure: z.string(),
    landingPageConfig: z.object({
      enabled: z.boolean(),
      headerText: z.string(),
      /** Markdown. */
      bodyText: z.string(),
      continueButtonName: z.string(),
    }),
    providerPageConfig: z.object({}),
    resultPageConfig: z.object({
      enabled: z.boolean(),
      enableQrCode: z.boolean(),
      successPage: resultTextsSchema,
      failurePage: resultTextsSchema,
    }),
  })
  .meta({ id: 'WinkSiteTemplateV2' });
export type SiteTemplateV2 = z.infer<typeof siteTemplateV2Schema>;

const text = (label: string, max: number) =>
  z.string().trim().max(max, `${label} must be at most ${max} characters`).default('');
const buttonText = (label: string, usual: string) => text(label, siteLimits.button).transform((name) => name || usual);

/** Empty, or an https URL without credentials. */
const exitLink = z
  .string()
  .trim()
  .max(siteLimits.url, `The exit link must be at most ${siteLimits.url} characters`)
  .refine((url) => url === '' || isHttpsUrl(url), 'The exit link must be an https:// address')
  .refine((url) => !hasCredentials(url), 'The exit link cannot hold a user name or password')
  .default('');

/** Browsers repair different invalid hosts, such as one with a space, so only valid hosts are accepted. */
const writtenHost = /^https:\/\/(?:[^\s/?#@\\]*@)?(?:[\p{L}\p{M}\p{N}_.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?(?:[/?#]|$)/iu;

function isHttpsUrl(url: string): boolean {
  return writtenHost.test(url) && URL.canParse(url);
}

const resultPage = (button: string) =>
  z
    .object({
      headerText: text('Header text', siteLimits.header),
      bodyText: text('The message', siteLimits.introduction),
      continueButtonName: buttonText('Exit button text', button),
    })
    .prefault({});

/** Texts are trimmed; a button without text gets its default text. */
export const siteTemplateV2InputSchema = z
  .object({
    winkTemplateId: idSchema.nullable().default(null),
    companyLogoUrl: pictureUrlSchema.nullable().default(null),
    redirectBackUrl: exitLink,
    redirectBackUrlOnFailure: exitLink,
    landingPageConfig: z
      .object({
        enabled: z.boolean().default(true),
        headerText: text('Header text', siteLimits.header),
        bodyText: text('Introduction text', siteLimits.introduction),
        continueButtonName: buttonText('Launch Widget button text', 'GET STARTED'),
      })
      .prefault({}),
    providerPageConfig: z.object({}).default({}),
    resultPageConfig: z
      .object({
        enabled: z.boolean().default(true),
        enableQrCode: z.boolean().default(true),
        successPage: resultPage('CONTINUE'),
        failurePage: resultPage('CONNECT'),
      })
      .prefault({}),
  })
  .meta({ id: 'WinkSiteTemplateV2Request' });
export type SiteTemplateV2Input = z.output<typeof siteTemplateV2InputSchema>;
