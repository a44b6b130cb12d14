/** In the texts of a template stands for the company that the widget names. */
export const companyNamePlaceholder = `\${companyName}`;

interface Invited {
  fullName: string;
  firstName: string | null;
  lastName: string | null;
}

const placeholder = /\$\{(\w+)\}|\{\$(\w+)\}|\{\{\s*([\w.]+)\s*\}\}/g;

/**
 * Fills a template's text for one person. `${name}` is the documented form; published samples use `{$name}` and
 * `{{name}}`. Unknown placeholders stay unchanged.
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
