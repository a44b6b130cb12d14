import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { greenPng } from '../../support/green-png.ts';
import type { FillHand } from './fill-hands.ts';
import { filipino } from './loan-filipino.ts';

type Language = 'en' | 'fil';

/** Monthly debts of an income of 50,000, and where they lead. */
export const outcomes = {
  approved: { debts: '5000', share: '10', ending: 'Thank you, Ana!', path: '/yes', status: 'SUCCESS' },
  review: {
    debts: '25000',
    share: '50',
    ending: 'A person will look at your application',
    path: '/wait',
    status: 'SUCCESS',
  },
  declined: {
    debts: '40000',
    share: '80',
    ending: 'We cannot offer you a loan now',
    path: '/no',
    status: 'FAILURE',
  },
} as const;
type Outcome = keyof typeof outcomes;

interface Application {
  hand: FillHand;
  language: Language;
  outcome: Outcome;
}

/** Fills the loan application in on a phone and goes back to the bank. */
export async function applyForLoan(browser: Browser, url: string, application: Application): Promise<string[]> {
  const { hand, language, outcome } = application;
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: hand.hasTouch,
    isMobile: hand.hasTouch,
    locale: language === 'fil' ? 'fil-PH' : 'en-PH',
  });
  const phone = await context.newPage();
  await phone.route('https://bank.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Bank</h1>' }),
  );
  await phone.goto(url);
  const { fill, choose, check, press, pressNext } = fieldsOf(phone, application);
  await press('Start');
  await fill('First name', 'Ana');
  await fill('Last name', 'Reyes');
  await fill('Date of birth', '1990-05-17');
  await fill('Mobile number', '0917 123 4567');
  await fill('Email', 'ana@example.com');
  await pressNext();
  for (const field of ['Address line 1', 'City', 'Region', 'Country']) await fill(field, 'Cebu');
  await fill('Zip code', '6000');
  await pressNext();
  await fill('People you support', '2');
  await check('No');
  await pressNext();
  await fill('Amount', '100,000');
  await choose('Months', '12');
  await choose('Purpose', 'Education');
  await pressNext();
  await check('Employed');
  await fill('Monthly income', '50000');
  await fill('Monthly payments for debts', outcomes[outcome].debts);
  await pressNext();
  if (outcome !== 'declined') await fillRest(phone, application);
  const heading = phone.getByRole('heading', { level: 1, name: endingIn(language, outcome) });
  await expect(heading).toBeFocused();
  if (outcome === 'review') await expect(phone.getByText(/25,000\.00/)).toBeVisible();
  await expectFits(phone);
  await press(outcome === 'review' ? 'Continue' : 'Close');
  await expect(phone.getByRole('heading', { name: 'Bank' })).toBeVisible();
  const { pathname, searchParams } = new URL(phone.url());
  await context.close();
  return [pathname, ...searchParams.getAll('status')];
}

async function fillRest(phone: Page, application: Application): Promise<void> {
  const { share } = outcomes[application.outcome];
  const { fill, pressNext, say } = fieldsOf(phone, application);
  await fill('Name of the employer', 'Acme');
  await fill('Position', 'Engineer');
  await pressNext();
  const files = phone.getByRole('group', { name: new RegExp(`^${say('Payslip or certificate of employment')}`) });
  const payslip = { name: 'payslip.png', mimeType: 'image/png', buffer: greenPng(240) };
  await application.hand.attach(files.locator('input[type=file]:not([capture])'), payslip);
  await expect(files.getByRole('link', { name: 'payslip.png' })).toBeVisible();
  await pressNext();
  await fill('Name of the bank', 'Bank of Cebu');
  await fill('Account number', '0012345678');
  await pressNext();
  await fill('Name of a reference', 'Jose Cruz');
  await fill('Mobile number of the reference', '0917 765 4321');
  await pressNext();
  await expect(phone.getByRole('main', { name: 'Palomero Lending' }).getByRole('heading', { level: 1 })).toBeVisible();
  await pressNext();
  await expect(phone.getByText(new RegExp(`100,000\\.00.* ${share} %`))).toBeVisible();
  await pressNext();
  await expect(phone.getByText(say('Please confirm it to apply'))).toBeVisible();
  await expectFits(phone);
  await application.hand.check(phone.getByLabel(say('What I have entered is true, and may be checked')));
  await pressNext();
}

function fieldsOf(phone: Page, { hand, language }: Application) {
  const say = (text: string) => (language === 'fil' ? (filipino[text] ?? builtIn[text] ?? text) : text);
  const named = (label: string) => phone.getByLabel(new RegExp(`^${say(label).replace(/[?]/g, '\\?')}( ?\\*)?$`));
  const press = (text: string) => hand.press(phone.getByRole('button', { name: say(text), exact: true }));
  return {
    say,
    fill: (label: string, value: string) => hand.fill(named(label), value),
    choose: (label: string, value: string) => hand.choose(named(label), say(value)),
    check: (label: string) => hand.check(phone.getByRole('radio', { name: say(label), exact: true })),
    press,
    pressNext: () => press('Next'),
  };
}

/** Texts that the page translates by itself. */
const builtIn: Readonly<Record<string, string>> = {
  Next: 'Susunod',
  Close: 'Isara',
  Continue: 'Magpatuloy',
  No: 'Hindi',
};

function endingIn(language: Language, outcome: Outcome): string {
  const { ending } = outcomes[outcome];
  if (language === 'en') return ending;
  return outcome === 'approved' ? 'Salamat, Ana!' : filipino[ending]!;
}

async function expectFits(phone: Page): Promise<void> {
  await expectAccessible(phone);
  const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  expect(await phone.evaluate(isWide)).toBe(false);
}
