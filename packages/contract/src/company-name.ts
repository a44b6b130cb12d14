/** In the texts of a template stands for the company that the widget names. */
export const companyNamePlaceholder = `\${companyName}`;
