import { PictureField } from '../../images/picture-field.tsx';
import type { TemplateForm } from './template-form.ts';
import { ThemeColorField } from './theme-color-field.tsx';

/** Logo and colour of the widget. */
export function LookFields({ form, colorLabel }: { form: TemplateForm; colorLabel: string }) {
  return (
    <>
      <PictureField
        label="Logo"
        value={form.watch('companyLogoUrl')}
        onChange={(url) => form.setValue('companyLogoUrl', url, { shouldDirty: true })}
      />
      <ThemeColorField
        label={colorLabel}
        value={form.watch('themeColor')}
        error={form.formState.errors.themeColor?.message}
        onChange={(color) => form.setValue('themeColor', color, { shouldDirty: true, shouldValidate: true })}
      />
    </>
  );
}
