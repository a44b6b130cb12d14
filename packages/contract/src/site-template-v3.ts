import { z } from 'zod';
import { pictureUrlSchema } from './images.ts';
import { fileFieldShape } from './site-files.ts';
import { siteLimits } from './site-limits.ts';
import { calculationSchema, languageCode, reference, text, translations } from './site-template-parts.ts';
import { defaultThemeColor } from './wink-templates.ts';

/** The ending's picture is no picture of the tenant: it was deleted, or belongs to another tenant. */
export const missingPictureMessage = 'A picture cannot be found. Please upload it again.';

/** Screen id. Targets without this prefix are URLs. */
const screenReference = z
  .string()
  .max(siteLimits.reference)
  .regex(/^Screen_[A-Za-z0-9_-]+$/, 'The reference of a screen is Screen_ and letters, digits, _ and -');
const additionalProps = z.record(z.string(), z.unknown()).default({});

const ruleFormats = ['PHONE', 'EMAIL', 'URL', 'NUMBER', 'INTEGER', 'STRING', 'REGEX', 'DAYS', 'AGE'] as const;
const ruleSchema = z.looseObject({
  format: z.enum(ruleFormats).describe('For DatePicker: DAYS counts days from today, AGE counts years since the date.'),
  min: z.number().optional(),
  max: z.number().optional(),
  minLength: z.number().int().optional(),
  maxLength: z.number().int().optional(),
  regex: z.string().max(siteLimits.pattern).optional(),
  message: z.string().max(siteLimits.message).optional(),
});

/** The provider's operators first, then our additions. */
const comparisonOperators = [
  ...['EQ', 'NE', 'GT', 'GTE', 'LT', 'LTE', 'INCLUDES', 'NOT_INCLUDES'],
  ...['EMPTY', 'NOT_EMPTY', 'ONE_OF', 'NOT_ONE_OF'],
] as const;
const expressionSchema = z.looseObject({
  /**
   * `{module}.output.data.formData.{name}`, `{module}.output.data.linkedDatasourceIds`, `Query.{key}`, or
   * `{reference}.output.value` for a calculated value.
   */
  field: text(siteLimits.condition),
  comparisonOperator: z.enum(comparisonOperators),
  value: text(siteLimits.condition).describe('For ONE_OF and NOT_ONE_OF, one value per line; for EMPTY, none.'),
});
const conditionSchema = z.looseObject({
  logicOperator: z.enum(['AND', 'OR']).default('AND').describe('Whether all expressions must hold, or any.'),
  expressions: z.array(expressionSchema).max(siteLimits.tests).default([]),
});
const visibleIf = conditionSchema.optional().describe('Condition for showing the component; always shown without it.');

const optionSchema = z.looseObject({ label: text(siteLimits.label), value: text(siteLimits.label) });

/** Common shape of all fields; only the first rule applies. */
const fieldShape = {
  label: text(siteLimits.label),
  name: text(siteLimits.fieldName),
  required: z.boolean().default(false),
  disabled: z.boolean().default(false),
  placeholder: text(siteLimits.placeholder),
  defaultValue: text(siteLimits.defaultValue),
  rules: z.array(ruleSchema).max(siteLimits.rules).default([]),
  helpText: z.string().max(siteLimits.message).optional().describe('Shown with the field.'),
  requiredMessage: z
    .string()
    .max(siteLimits.message)
    .optional()
    .describe('Shown for a missing required answer, instead of the default message.'),
  translations,
  visibleIf,
  requiredIf: conditionSchema.optional().describe('Condition that makes an optional field required.'),
};
const choiceProps = z.looseObject({
  ...fieldShape,
  options: z.array(optionSchema).max(siteLimits.options).default([]),
  otherLabel: z
    .string()
    .max(siteLimits.label)
    .optional()
    .describe('Label of an "Other" option with a text field; empty for no such option.'),
});
const dateProps = z.looseObject({ ...fieldShape, dateFormat: z.literal('date-string').default('date-string') });

const currencySchema = z
  .string()
  .regex(/^[A-Z]{3}$/, 'A currency is a code of three letters, such as PHP')
  .default('PHP');

const countryCodeSchema = z
  .string()
  .regex(/^[A-Z]{2}$/, 'A country is a code of two letters, such as PH')
  .default('PH');

function component<T extends string, P extends z.ZodType>(itemType: T, props: P) {
  return z.looseObject({ reference, itemType: z.literal(itemType), additionalProps, props });
}

/** Fields that are also allowed inside a repeating group. */
const simpleFields = [
  component('Input', z.looseObject(fieldShape)),
  component('Select', choiceProps),
  component('RadioGroup', choiceProps),
  component('DatePicker', dateProps),
  component('DateRangePicker', dateProps),
  component('LongText', z.looseObject(fieldShape)),
  component('NumberInput', z.looseObject(fieldShape)),
  component('MoneyInput', z.looseObject({ ...fieldShape, currency: currencySchema })),
  component('YesNo', z.looseObject(fieldShape)),
  component('Checkbox', z.looseObject(fieldShape)),
  component('CheckboxGroup', choiceProps),
  component('PhoneInput', z.looseObject({ ...fieldShape, country: countryCodeSchema })),
] as const;

const entryCount = z.number().int().max(siteLimits.entries);
const groupProps = z.looseObject({
  ...fieldShape,
  minEntries: entryCount.min(0).default(1),
  maxEntries: entryCount.min(1).default(10),
  addText: text(siteLimits.button).describe('Text of the button for another entry; empty shows "Add another".'),
  fields: z
    .array(z.discriminatedUnion('itemType', simpleFields))
    .max(siteLimits.groupFields)
    .default([])
    .describe('Asked in each entry; stored answers are a list of entries.'),
});

const componentSchema = z.discriminatedUnion('itemType', [
  ...simpleFields,
  component('RepeatingGroup', groupProps),
  component('Signature', z.looseObject(fieldShape)),
  component('FileUpload', z.looseObject({ ...fieldShape, ...fileFieldShape })),
  component(
    'SearchSelect',
    z.looseObject({
      ...fieldShape,
      optionLines: text(siteLimits.optionLines).describe(
        'One option per line: the label, then after a tab the value if it differs.',
      ),
    }),
  ),
  component(
    'Title',
    z.looseObject({
      text: text(siteLimits.text),
      level: z.number().int().min(1).max(6).default(1),
      translations,
      visibleIf,
    }),
  ),
  component(
    'Paragraph',
    z.looseObject({
      text: text(siteLimits.text),
      align: z.enum(['left', 'center', 'right']).default('left'),
      translations,
      visibleIf,
    }),
  ),
  component('Markdown', z.looseObject({ text: text(siteLimits.text), translations, visibleIf })),
  component(
    'Image',
    z.looseObject({
      imageUrl: pictureUrlSchema.nullable().default(null).describe('An uploaded picture.'),
      imageDescription: text(siteLimits.label).describe('Alternative text; empty for a decorative picture.'),
      translations,
      visibleIf,
    }),
  ),
]);

const routerSchema = z.looseObject({
  /** A screen id, which starts with `Screen_`, or an https URL; empty until chosen. */
  target: text(siteLimits.url),
  conditions: z.array(conditionSchema).max(1).default([]),
});

const moduleTitle = z.string().max(siteLimits.name).default('Default Module Title');
const moduleShape = { reference, title: moduleTitle, moduleName: text(siteLimits.name) };
const moduleSchema = z.discriminatedUnion('type', [
  z.looseObject({
    ...moduleShape,
    type: z.literal('FormModule'),
    props: z.looseObject({ components: z.array(componentSchema).max(siteLimits.components) }),
  }),
  z.looseObject({
    ...moduleShape,
    type: z.literal('WinkWidgetModule'),
    props: z.looseObject({
      winkTemplateId: z.string().max(200).nullable().default(null),
      /** Whether people may continue without connecting anything. */
      isSkippable: z.boolean().default(false),
    }),
  }),
  z.looseObject({
    ...moduleShape,
    type: z.literal('LandingPageModule'),
    props: z.looseObject({
      headerText: text(siteLimits.header),
      introductionText: text(siteLimits.introduction),
      launchButtonText: text(siteLimits.button),
    }),
  }),
  z.looseObject({
    ...moduleShape,
    type: z.literal('EndingModule'),
    props: z.looseObject({
      outcome: z.enum(['SUCCESS', 'DECLINED']).default('SUCCESS').describe('Status of a session that ends here.'),
      headerText: text(siteLimits.header),
      bodyText: text(siteLimits.introduction).describe('Markdown.'),
      imageUrl: pictureUrlSchema.nullable().default(null).describe('An uploaded picture.'),
      imageDescription: text(siteLimits.label).describe('Alternative text; empty for a decorative picture.'),
      buttonText: text(siteLimits.button).describe('Text of the button to `redirectUrl`; empty shows "Continue".'),
      redirectUrl: text(siteLimits.url).describe('An https address; empty for no button.'),
      redirectSeconds: z
        .number()
        .int()
        .min(siteLimits.minRedirectSeconds)
        .max(siteLimits.maxRedirectSeconds)
        .nullable()
        .default(null)
        .describe('Opens `redirectUrl` automatically after this time; null for the button only.'),
    }),
  }),
]);

const screenSchema = z.looseObject({
  reference: screenReference,
  additionalProps,
  props: z.looseObject({
    screenName: text(siteLimits.name),
    nextButtonName: z.string().max(siteLimits.button).default('Next'),
    translations,
    routers: z.array(routerSchema).max(siteLimits.nextItems).default([]),
  }),
  module: moduleSchema,
});
type SiteScreen = z.infer<typeof screenSchema>;

/**
 * A builder site as sent and stored. Unknown keys are preserved. The site model's checks decide whether it can be
 * published.
 */
export const siteTemplateV3Schema = z
  .looseObject({
    scenes: z
      .array(
        z.looseObject({
          reference: reference.default('Scene_1'),
          name: z.string().max(siteLimits.name).default('Default Scene'),
          screens: z.array(screenSchema).min(1).max(siteLimits.screens),
        }),
      )
      .length(1),
    additionalConfig: z
      .looseObject({
        themeColor: z
          .string()
          .regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, 'Theme Color must be a hex color such as #167e1c')
          .default(defaultThemeColor),
        urlParams: z
          .array(z.looseObject({ key: text(siteLimits.paramKey), value: text(siteLimits.paramValue) }))
          .max(siteLimits.urlParams)
          .default([]),
        languages: z
          .array(languageCode)
          .max(siteLimits.languages)
          .optional()
          .describe('Languages for visitors to choose from; the first is the language of the texts.'),
        calculations: z
          .array(calculationSchema)
          .max(siteLimits.calculations)
          .optional()
          .describe('Values that the site calculates from answers; texts use them as `{{Calculated.name}}`.'),
      })
      .prefault({}),
  })
  .superRefine((template, ctx) => {
    const message = findExcess(template);
    if (message) ctx.addIssue({ code: 'custom', message });
  })
  .meta({ id: 'WinkSiteTemplateV3' });
export type SiteTemplateV3 = z.infer<typeof siteTemplateV3Schema>;

function findExcess(template: { scenes: { screens: SiteScreen[] }[] }): string | null {
  const screens = template.scenes.flatMap((scene) => scene.screens);
  const components = screens.reduce(
    (sum, { module }) => sum + (module.type === 'FormModule' ? module.props.components.length : 0),
    0,
  );
  if (components > siteLimits.components) return `A site has at most ${siteLimits.components} components`;
  if (!isWithinDepth(template, siteLimits.depth)) return `A site is at most ${siteLimits.depth} levels deep`;
  if (new TextEncoder().encode(JSON.stringify(template)).length > siteLimits.bytes)
    return `A site has at most ${siteLimits.bytes} bytes`;
  return null;
}

/** Stops at the depth limit, so that deep input cannot overflow the stack. */
function isWithinDepth(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((entry) => isWithinDepth(entry, levels - 1));
}
