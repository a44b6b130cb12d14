import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { copyBy } from '../../support/copy-by.ts';

const properties = (page: Page) => page.getByRole('region', { name: 'Properties' });
const part = (page: Page, name: string) =>
  page.getByRole('list', { name: /^Components of/ }).getByRole('button', { name, exact: true });
const palette = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Components' }).getByRole('button', { name, exact: true });

/**
 * Builds a site that asks for age and jobs. The fields of a job have several types, and some depend on others of the
 * same job, on the age, or on the sum of all pay. Returns its address.
 */
export async function buildJobsSite(page: Page): Promise<string> {
  await startSite(page);
  await addJobs(page);
  await addSum(page, 'Total pay', 'Sum of Monthly pay (Job)');
  await addSum(page, 'Total bonus', 'Sum of Bonus (Job)');
  await addRichNote(page);
  await addEndings(page);
  await routeByTotal(page);
  await expect(page.getByRole('button', { name: /^Checks/ })).toHaveAccessibleName('Checks: 0');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  return copyBy(page.getByRole('button', { name: 'Copy URL: Jobs' }));
}

async function startSite(page: Page): Promise<void> {
  await page.goto('/link/winkSite');
  await page.getByRole('button', { name: 'Add New Site' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Site' });
  await dialog.getByLabel(/^Site Name/).fill('Jobs');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await part(page, 'Title').click();
  await properties(page).getByRole('textbox', { name: 'Text' }).fill('Your jobs');
  await part(page, 'Input').click();
  await properties(page)
    .getByLabel(/^Display Label/)
    .fill('Age');
  await properties(page).getByLabel('Format').selectOption({ label: 'Integer' });
  await properties(page).getByLabel('Required').check();
}

async function addJobs(page: Page): Promise<void> {
  await palette(page, 'Repeating Group').click();
  const panel = properties(page);
  const label = panel.getByLabel(/^Display Label/);
  await expect(label).toHaveValue('Repeating Group');
  await label.fill('Job');
  await panel.getByLabel('Maximum entries').selectOption('4');
  await panel.getByRole('button', { name: 'Edit Input' }).click();
  await page.getByRole('dialog', { name: 'Input' }).getByLabel('Type', { exact: true }).selectOption('Select');
  await editField(page, 'Select', 'Kind', async (dialog) => {
    await nameOptions(dialog, 'Employed', 'Business');
    await dialog.getByLabel('Required', { exact: true }).check();
  });
  await addField(page, 'Input', 'Company', async (dialog) => {
    await dialog.getByLabel('Required', { exact: true }).check();
    await showIf(page, dialog, { field: 'Kind', value: 'Employed' });
  });
  await addField(page, 'Money', 'Monthly pay', (dialog) => dialog.getByLabel('Required', { exact: true }).check());
  await addField(page, 'Money', 'Bonus', (dialog) => showIf(page, dialog, { field: 'Kind', value: 'Employed' }));
  await addField(page, 'Date Picker', 'Since', async () => {});
  await addField(page, 'Checkbox Group', 'Extras', (dialog) => nameOptions(dialog, 'Car', 'Meals'));
  await addField(page, 'Yes / No', 'Pension', (dialog) =>
    showIf(page, dialog, { field: 'Age', operator: '>=', value: '60' }),
  );
}

/** Sets up a new field of the selected group. */
async function addField(
  page: Page,
  type: string,
  label: string,
  setUp: (dialog: Locator) => Promise<void>,
): Promise<void> {
  await properties(page).getByLabel('Type of the new field').selectOption({ label: type });
  await properties(page).getByRole('button', { name: 'Add field' }).click();
  await editField(page, type, label, setUp);
}

async function editField(
  page: Page,
  type: string,
  label: string,
  setUp: (dialog: Locator) => Promise<void>,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: type, exact: true });
  await dialog.getByLabel(/^Display Label/).fill(label);
  await setUp(dialog);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(properties(page).getByRole('group', { name: label, exact: true })).toBeVisible();
}

async function nameOptions(dialog: Locator, ...names: string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    if (index > 0) await dialog.getByRole('button', { name: 'Add option' }).click();
    const option = dialog.getByRole('group', { name: `Option ${index + 1}`, exact: true });
    await option.getByLabel(/^Option Label/).fill(name);
    await option.getByLabel(/^Option Value/).fill(name.toUpperCase());
  }
}

interface ShownIf {
  field: string;
  operator?: string;
  value: string;
}

async function showIf(page: Page, field: Locator, { field: read, operator, value }: ShownIf): Promise<void> {
  await field.getByRole('button', { name: 'Edit Shown only if' }).click();
  const dialog = page.getByRole('dialog', { name: /^Shown only if/ });
  await addCondition(dialog, { field: read, operator, value });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function addCondition(dialog: Locator, { field, operator = '=', value }: ShownIf): Promise<void> {
  await dialog.getByRole('button', { name: 'Add condition' }).last().click();
  await dialog.getByLabel('Field').selectOption({ label: field });
  await dialog.getByLabel('Operator').selectOption({ label: operator });
  const answer = dialog.getByLabel('Value');
  if (await answer.evaluate((element) => element.tagName === 'SELECT')) await answer.selectOption({ label: value });
  else await answer.fill(value);
}

/** Adds a sum over all jobs, in which a hidden or empty answer counts as 0. */
async function addSum(page: Page, name: string, column: string): Promise<void> {
  await properties(page).getByRole('tab', { name: 'Site' }).click();
  await properties(page).getByRole('button', { name: 'Add calculated value' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add calculated value' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Delete part 2' }).click();
  await dialog.getByLabel('Add', { exact: true }).selectOption({ label: column });
  await dialog.getByLabel('Count empty answers as 0').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

/** Adds a text with a sum and a list, which is shown above a sum. */
async function addRichNote(page: Page): Promise<void> {
  await palette(page, 'Paragraph').click();
  await properties(page)
    .getByRole('textbox', { name: 'Text' })
    .fill('You earn {{Calculated.Total pay|PHP}} at {{Screen 1.Job.Company|"your business"}}.');
  await showIf(page, properties(page), { field: 'Total pay', operator: '>', value: '50000' });
}

async function addEndings(page: Page): Promise<void> {
  for (const [name, header] of [
    ['Premium', 'Premium: {{Calculated.Total pay|PHP}} with {{Calculated.Total bonus|PHP}} of bonus'],
    ['Standard', 'Standard for {{Screen 1.Job.Kind}}'],
  ] as const) {
    await page.getByRole('button', { name: 'Add a screen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Screen' });
    await dialog.getByLabel(/^Screen Name/).fill(name);
    await dialog.getByLabel('Screen Type').selectOption({ label: 'Ending' });
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await properties(page).getByRole('textbox', { name: 'Header text' }).fill(header);
  }
}

async function routeByTotal(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Screen 1', exact: true }).click();
  await page.getByRole('button', { name: 'Next Config of Screen 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Next Config' });
  await dialog.getByRole('button', { name: 'Add next item' }).click();
  await dialog.getByLabel(/^Target Screen/).selectOption({ label: 'Premium' });
  await addCondition(dialog, { field: 'Total pay', operator: '>', value: '100000' });
  await dialog.getByRole('button', { name: 'Add next item' }).click();
  await dialog
    .getByLabel(/^Target Screen/)
    .last()
    .selectOption({ label: 'Standard' });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
}
