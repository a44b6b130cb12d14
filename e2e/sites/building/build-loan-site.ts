import { expect, type Page } from '@playwright/test';
import { copyBy } from '../../support/copy-by.ts';
import type { Hand } from './hands.ts';
import { filipino } from './loan-filipino.ts';

const tab = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Screens' }).getByRole('button', { name, exact: true });
const properties = (page: Page) => page.getByRole('region', { name: 'Properties' });
const nextConfig = (page: Page) => page.getByRole('dialog', { name: 'Next Config' });

/** Fields of the screens that the template does not have, in order. */
const addedForms: Record<string, readonly (readonly [component: string, label: string])[]> = {
  Address: [],
  Household: [
    ['Number', 'People you support'],
    ['Yes / No', 'Do you own your home?'],
  ],
  Employer: [
    ['Input', 'Name of the employer'],
    ['Input', 'Position'],
  ],
  Documents: [['File Upload', 'Payslip or certificate of employment']],
  Bank: [
    ['Input', 'Name of the bank'],
    ['Input', 'Account number'],
  ],
  References: [
    ['Input', 'Name of a reference'],
    ['Phone', 'Mobile number of the reference'],
  ],
};

/**
 * Builds a loan application of fifteen screens from the template, in English and Filipino. Returns its address.
 */
export async function buildLoanSite(page: Page, hand: Hand, name: string): Promise<string> {
  await startFromTemplate(page, hand, name);
  for (const [screen, fields] of Object.entries(addedForms)) {
    await addScreen(page, hand, screen);
    if (screen === 'Address') await hand.addComponent(page, 'Address');
    for (const [component, label] of fields) await addField(page, hand, component, label);
  }
  await addCalculation(page, hand);
  await writeEndings(page, hand);
  await makeWidgetOptional(page, hand);
  await routeAll(page, hand);
  await expect(page.getByRole('list', { name: 'Screens' }).getByRole('listitem')).toHaveCount(15);
  await translateAll(page, hand);
  await expectNoFinding(page, hand);
  await hand.press(page.getByRole('button', { name: 'Save', exact: true }));
  return copyBy(page.getByRole('button', { name: `Copy URL: ${name}` }));
}

async function startFromTemplate(page: Page, hand: Hand, name: string): Promise<void> {
  await page.goto('/link/winkSite');
  await hand.press(page.getByRole('button', { name: 'Add New Site' }));
  const dialog = page.getByRole('dialog', { name: 'Add New Site' });
  await hand.press(dialog.getByRole('button', { name: 'Start from a template' }));
  await hand.choose(dialog.getByLabel('Template'), 'Loan application');
  await hand.fill(dialog.getByLabel('Site Name'), name);
  await hand.press(dialog.getByRole('button', { name: 'Add', exact: true }));
  await expect(tab(page, 'About you')).toBeVisible();
}

async function addScreen(page: Page, hand: Hand, name: string, type = 'Form'): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Add a screen' }));
  const dialog = page.getByRole('dialog', { name: 'Add New Screen' });
  await hand.fill(dialog.getByLabel(/^Screen Name/), name);
  if (type !== 'Form') await hand.choose(dialog.getByLabel('Screen Type'), type);
  await hand.press(dialog.getByRole('button', { name: 'Add', exact: true }));
  await expect(tab(page, name)).toHaveAttribute('aria-current', 'true');
}

/** Adds a required field. */
async function addField(page: Page, hand: Hand, component: string, label: string): Promise<void> {
  await hand.addComponent(page, component);
  const field = properties(page).getByLabel(/^Display Label/);
  await expect(field).toHaveValue(new RegExp(`^${component}`));
  await hand.fill(field, label);
  await hand.press(properties(page).getByLabel('Required', { exact: true }));
}

async function addCalculation(page: Page, hand: Hand): Promise<void> {
  await hand.openTab(properties(page).getByRole('tablist'), 'Site');
  await hand.press(properties(page).getByRole('button', { name: 'Add calculated value' }));
  const dialog = page.getByRole('dialog', { name: 'Add calculated value' });
  await hand.fill(dialog.getByLabel('Name'), 'Left of income');
  await hand.choose(dialog.getByLabel('Calculation'), 'Subtract');
  const [first, second] = [0, 1].map((index) => dialog.getByRole('group').nth(index).getByRole('combobox'));
  await hand.choose(first!, 'Monthly income');
  await hand.choose(second!, 'Monthly payments for debts');
  await hand.press(dialog.getByRole('button', { name: 'Save' }));
  await expect(properties(page).getByRole('group', { name: 'Left of income' })).toBeVisible();
}

async function openScreen(page: Page, hand: Hand, name: string): Promise<void> {
  await hand.press(tab(page, name));
  await expect(tab(page, name)).toHaveAttribute('aria-current', 'true');
}

async function writeEndings(page: Page, hand: Hand): Promise<void> {
  await addScreen(page, hand, 'Manual review', 'Ending');
  const field = (label: string) => properties(page).getByRole('textbox', { name: label });
  await hand.fill(field('Header text'), 'A person will look at your application');
  await hand.fill(
    field('Body text'),
    'You keep {{Calculated.Left of income|PHP|"an amount"}} of your income each month.',
  );
  for (const [screen, url] of [
    ['Received', 'https://bank.example/yes'],
    ['Declined', 'https://bank.example/no?status=SUCCESS'],
    ['Manual review', 'https://bank.example/wait'],
  ] as const) {
    await openScreen(page, hand, screen);
    await hand.fill(properties(page).getByLabel('Redirect URL'), url);
  }
}

async function makeWidgetOptional(page: Page, hand: Hand): Promise<void> {
  await openScreen(page, hand, 'Connect');
  const option = properties(page).getByLabel('People may continue without connecting');
  await hand.press(option);
  await expect(option).toBeChecked();
}

async function routeAll(page: Page, hand: Hand): Promise<void> {
  await redirectItem(page, hand, 'About you', 0, 'Address');
  for (const [from, to] of [
    ['Address', 'Household'],
    ['Household', 'Loan'],
    ['Employer', 'Documents'],
    ['Documents', 'Bank'],
    ['Bank', 'References'],
    ['References', 'Connect'],
  ] as const) {
    await openNextConfig(page, hand, from);
    await hand.press(nextConfig(page).getByRole('button', { name: 'Add next item' }));
    await saveTarget(page, hand, 0, to);
  }
  await redirectItem(page, hand, 'Income', 2, 'Employer');
  await openNextConfig(page, hand, 'Review');
  const dialog = nextConfig(page);
  await hand.press(dialog.getByRole('button', { name: 'Add next item' }));
  await hand.press(dialog.getByRole('button', { name: 'Add condition' }).nth(1));
  await hand.choose(dialog.getByLabel('Field'), 'Debt share');
  await hand.choose(dialog.getByLabel('Operator'), '>');
  await hand.fill(dialog.getByLabel('Value'), '40');
  await hand.press(dialog.getByRole('button', { name: 'Move next item 2 up' }));
  await saveTarget(page, hand, 0, 'Manual review');
}

async function openNextConfig(page: Page, hand: Hand, screen: string): Promise<void> {
  await openScreen(page, hand, screen);
  await hand.press(page.getByRole('button', { name: `Next Config of ${screen}` }));
  await expect(nextConfig(page)).toBeVisible();
}

/** Changes where a next item leads. */
async function redirectItem(page: Page, hand: Hand, screen: string, index: number, to: string): Promise<void> {
  await openNextConfig(page, hand, screen);
  await saveTarget(page, hand, index, to);
}

async function saveTarget(page: Page, hand: Hand, index: number, to: string): Promise<void> {
  const dialog = nextConfig(page);
  await hand.choose(dialog.getByLabel(/^Target Screen/).nth(index), to);
  await hand.press(dialog.getByRole('button', { name: 'Save', exact: true }));
  await expect(dialog).toBeHidden();
}

async function translateAll(page: Page, hand: Hand): Promise<void> {
  await hand.openTab(properties(page).getByRole('tablist'), 'Site');
  const languages = properties(page).getByRole('group', { name: 'Languages' });
  await hand.choose(languages.getByLabel('Add a language'), 'Filipino');
  await hand.press(languages.getByRole('button', { name: 'Add', exact: true }));
  await hand.press(languages.getByRole('button', { name: 'Translate into Filipino' }));
  const dialog = page.getByRole('dialog', { name: 'Translate into Filipino' });
  await hand.press(dialog.getByLabel('Only missing'));
  const names = await dialog
    .getByRole('textbox')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('aria-label')!));
  for (const name of names) {
    const [, text = ''] = /^[^:]+: (.*) in Filipino$/s.exec(name) ?? [];
    const translation = filipino[text];
    if (translation === undefined) throw new Error(`No Filipino for ${text}`);
    const fields = dialog.getByRole('textbox', { name, exact: true });
    for (const field of await fields.all()) if ((await field.inputValue()) === '') await hand.fill(field, translation);
  }
  await expect(dialog.getByRole('status')).toHaveText(/^All \d+ texts have Filipino\.$/);
  await hand.press(dialog.getByRole('button', { name: 'Done' }));
  await expect(languages.getByText('Complete')).toBeVisible();
}

async function expectNoFinding(page: Page, hand: Hand): Promise<void> {
  const checks = page.getByRole('button', { name: /^Checks/ });
  await expect(checks).toHaveAccessibleName('Checks: 0');
  await hand.press(checks);
  await expect(page.getByText('No errors: every screen can be reached and every item can be taken.')).toBeVisible();
  await page.keyboard.press('Escape');
}
