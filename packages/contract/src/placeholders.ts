/** Placeholder in template texts for the company name shown in the widget. */
export const companyNamePlaceholder = `\${companyName}`;

interface Invited {
  fullName: string;
  firstName: string | null;
  lastName: string | null;
}

const placeholder = /\$\{(\w+)\}|\{\$(\w+)\}|\{\{\s*([\w.]+)\s*\}\}/g;

/**
 * Fills placeholders of a template text for one person. `${name}` is the documented form; published samples also use
 * `{$name}` and `{{name}}`. Unknown placeholders stay unchanged.
 */
export function fillPlaceholders(text: string, companyName: string, invited: Invited): string {
  const { fullName } = invited;
  const values = new Map([
    ['companyName', companyName],
    ['company.name', companyName],
    ['fullName', fullName],
    ['firstName', invited.firstName ?? fullName],
    ['lastName', invited.lastName ?? fullName],
  ]);
  return text.replace(
    placeholder,
    (found, ...names: (string | undefined)[]) => values.get(names.slice(0, 3).find(Boolean) ?? '') ?? found,
  );
}
