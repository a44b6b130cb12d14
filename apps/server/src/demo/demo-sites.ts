import { winkSitesApi } from '@smile/contract/wink-sites';
import { defaultTemplateId } from '@smile/contract/wink-templates';

/** References of the screens that both sites share: those that `compile-v2.ts` gives to DEFAULT sites. */
export const landingReference = 'LandingPageModule_1';
export const widgetReference = 'WinkWidgetModule_1';

export const drawnSite = winkSitesApi.create.body.parse({
  type: 'DEFAULT',
  name: 'Income check',
  winkTemplateId: defaultTemplateId,
  winkSiteTemplate: {
    landingPageConfig: {
      headerText: 'Share your records with Demo Lending',
      bodyText:
        'We need to see your employment and income records before we can make you an offer.\n\n' +
        '- It takes about **two minutes**\n- You choose what you share\n- You can take it back at any time',
    },
    resultPageConfig: {
      successPage: {
        headerText: 'Thank you!',
        bodyText: 'Your account is connected. Demo Lending will receive your records shortly.',
      },
      failurePage: {
        headerText: 'We could not connect your account',
        bodyText: 'Nothing was shared. You can try again now, or come back later with the same link.',
      },
    },
  },
});

const field = (itemType: string, name: string, props: object) => ({
  reference: `${itemType}_${name}`,
  itemType,
  props: { name, required: true, ...props },
});
const pesos = { rules: [{ format: 'NUMBER', min: 1 }], placeholder: 'PHP' };
const choices = (values: Record<string, string>) => ({
  options: Object.entries(values).map(([value, label]) => ({ label, value })),
});
const title = (name: string, text: string) => ({
  reference: `Title_${name}`,
  itemType: 'Title',
  props: { text, level: 1 },
});

const form = (name: string, screenName: string, components: object[], routers: object[]) => ({
  reference: `Screen_${name}`,
  props: { screenName, nextButtonName: 'Next', routers },
  module: { reference: `FormModule_${name}`, type: 'FormModule', moduleName: screenName, props: { components } },
});

const isSelfEmployed = {
  expressions: [
    { field: 'FormModule_about.output.data.formData.work', comparisonOperator: 'EQ', value: 'SELF_EMPLOYED' },
  ],
};

/** Landing page and a form, one branch for each kind of work, the widget, and a last form. */
export const branchedSite = winkSitesApi.create.body.parse({
  type: 'LOWCODE',
  name: 'Loan application',
  winkSiteTemplate: {
    scenes: [
      {
        screens: [
          {
            reference: 'Screen_welcome',
            props: { screenName: 'Welcome', routers: [{ target: 'Screen_about' }] },
            module: {
              reference: landingReference,
              type: 'LandingPageModule',
              moduleName: 'Welcome',
              props: {
                headerText: 'Apply for a loan',
                introductionText: 'A few questions, then the records of your work: about **five minutes**.',
                launchButtonText: 'START',
              },
            },
          },
          form(
            'about',
            'About you',
            [
              title('about', 'About you'),
              field('Input', 'fullName', { label: 'Full name' }),
              field('RadioGroup', 'work', {
                label: 'How do you work?',
                ...choices({ EMPLOYED: 'For an employer', SELF_EMPLOYED: 'For myself' }),
              }),
            ],
            [{ target: 'Screen_business', conditions: [isSelfEmployed] }, { target: 'Screen_job' }],
          ),
          form(
            'job',
            'Your job',
            [
              title('job', 'Your job'),
              field('Input', 'employer', { label: 'Employer' }),
              field('Input', 'monthlyIncome', { label: 'Monthly income', ...pesos }),
            ],
            [{ target: 'Screen_connect' }],
          ),
          form(
            'business',
            'Your business',
            [
              title('business', 'Your business'),
              field('Input', 'trade', { label: 'What do you do?' }),
              field('Input', 'usualIncome', { label: 'Income in a usual month', ...pesos }),
            ],
            [{ target: 'Screen_connect' }],
          ),
          {
            reference: 'Screen_connect',
            props: { screenName: 'Connect', nextButtonName: 'Next', routers: [{ target: 'Screen_loan' }] },
            module: {
              reference: widgetReference,
              type: 'WinkWidgetModule',
              moduleName: 'Connect',
              props: { winkTemplateId: defaultTemplateId },
            },
          },
          form(
            'loan',
            'Your loan',
            [
              title('loan', 'One last question, {{About you.Full name}}'),
              field('Input', 'amount', { label: 'How much do you need?', ...pesos }),
              field('Select', 'purpose', {
                label: 'What is it for?',
                ...choices({ HOME: 'Home', VEHICLE: 'Vehicle', BUSINESS: 'Business', OTHER: 'Something else' }),
              }),
            ],
            [],
          ),
        ],
      },
    ],
    additionalConfig: { urlParams: [{ key: 'campaign', value: 'web' }] },
  },
});
