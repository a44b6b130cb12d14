import { answerCalls } from '@smile/contract/testing/answer';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs from 'dayjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { logIn } from '../../../testing/tokens.ts';
import { stubWideScreen } from '../../../testing/wide-screen.ts';
import { routeTree } from '../../app/routes.ts';

/** Specification 002 §5 on the real page: every rule with an invalid and a valid value. */

const template = {
  id: 'ct-1',
  createdAt: '2026-11-01T08:00:00Z',
  consentType: 'Terms and Conditions',
  title: 'Loan application',
  version: '1.0.0',
  consentMethod: 'Checkbox',
  consentText: 'I agree.',
};

const forms = [
  {
    path: '/signal/verification',
    title: 'Verification Lookup',
    api: '/alpha/verifications',
    action: 'RequestVerification',
    submit: 'Verify',
    subject: ['Full Name', 'ID Type', 'ID Number'],
  },
  {
    path: '/signal/signals',
    title: 'Risk Signals Lookup',
    api: '/beta/signals',
    action: 'RequestRecord',
    submit: 'Verify',
    subject: ['Mobile Number'],
  },
  {
    path: '/signal/blacklists',
    title: 'Blacklist Lookup',
    api: '/alpha/blacklists',
    action: 'CreateBlacklist',
    submit: 'Verify',
    subject: ['Mobile Number'],
  },
  {
    path: '/signal/footprints',
    title: 'Digital Footprint',
    api: '/alpha/footprints',
    action: 'CreateFootprint',
    submit: 'Request Digital Footprint',
    subject: [],
  },
  {
    path: '/signal/maws',
    title: 'MAW Lookup',
    api: '/alpha/maws',
    action: 'CreateMaw',
    submit: 'Request MAW Analysis',
    subject: [],
  },
] as const;
type Form = (typeof forms)[number];
const [verification, signals, blacklists, footprints, maws] = forms;
const consentFields = ['Consent Type', 'Consent Method', 'Version', 'Consented At'];

let templates: object[];
let usage: object[];
let config: object;
let sent: { path: string; body: Record<string, unknown> }[];

beforeEach(() => {
  localStorage.clear();
  logIn();
  templates = [template];
  usage = forms.map(({ action }) => ({ action, enabled: true, usageDetail: { remainVolume: 3, totalVolume: 5 } }));
  sent = [];
  config = { hasLookupSource: true };
  stubWideScreen();
  answerCalls(({ path, method, body }) => {
    if (path === '/config.json') return { data: config };
    if (path.endsWith('/developers/me')) return { data: { role: 'ADMIN', firstName: 'Anisha', lastName: 'Bhatia' } };
    if (path.includes('/usages/summary')) return { data: { actionUsageSummaries: usage } };
    if (path.includes('/consentTemplates')) return { data: { nextCursor: null, items: templates } };
    if (method === 'POST') sent.push({ path, body: body as Record<string, unknown> });
    return {};
  });
});
afterEach(() => vi.unstubAllGlobals());

async function show({ path, title }: Form) {
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) });
  renderInPortal(<RouterProvider router={router as never} />);
  await screen.findByText(title, { selector: 'h1, h2' });
}

async function open(form: Form) {
  const { submit } = form;
  await show(form);
  await waitFor(() => expect(buttonOf(submit)).toBeEnabled());
}

/** Queried by text: roles need computed styles of the whole page, which would take most of the test time. */
const buttonOf = (text: string) => screen.getByText(text, { selector: 'button *' }).closest('button')!;
const press = (text: string) => fireEvent.click(buttonOf(text));

/** The form field with this label (without asterisk): an input, or the button of a picker. */
function field(label: string): HTMLElement {
  const labels = [...document.querySelectorAll('label')];
  const own = labels.find(({ textContent }) => textContent.replace(/ \*$/, '') === label);
  return document.getElementById(own?.htmlFor ?? '') ?? screen.getByLabelText(label, { selector: 'input, button' });
}

function problemOf(label: string): string | undefined {
  const wrapper = field(label).closest('.mantine-InputWrapper-root');
  return wrapper?.querySelector('.mantine-InputWrapper-error')?.textContent ?? undefined;
}

const listProblems = (labels: readonly string[]) => labels.filter((label) => problemOf(label) === 'Required');

async function choose(label: string, option: string | RegExp) {
  fireEvent.click(field(label));
  fireEvent.click(await screen.findByRole('option', { name: option }));
}

const chooseConsent = () => choose('Consent Type', /Terms and Conditions/);

describe.each(forms)('$title', (form) => {
  const labels = [...form.subject, ...consentFields];

  it('starts at the left edge of the page', async () => {
    await show(form);
    const fields = buttonOf(form.submit).closest<HTMLElement>('form')!.firstElementChild as HTMLElement;
    expect(fields.style.maxWidth).not.toBe('');
    expect(fields.style.marginInline).toBe('');
  });

  it('shows Required under each empty required field, and fills the locked fields from a template and the current time', async () => {
    await open(form);
    press(form.submit);
    await waitFor(() => expect(listProblems(labels)).toEqual(labels));
    expect(sent).toEqual([]);
    await chooseConsent();
    await waitFor(() => expect(listProblems(labels)).toEqual(form.subject));
    expect(field('Consent Method')).toHaveValue('Checkbox');
    expect(field('Consent Method')).toHaveAttribute('readonly');
    expect(field('Version')).toHaveValue('1.0.0');
    expect(field('Version')).toHaveAttribute('readonly');
    expect(field('Consented At')).toHaveTextContent(dayjs().format('MMMM D, YYYY, HH:mm'));
  });

  it('disables the submit button when its own action is not enabled', async () => {
    usage = usage.map((one, at) => ({ ...one, enabled: forms[at] !== form }));
    await show(form);
    expect(await screen.findByText(/^These requests are not enabled/)).toBeInTheDocument();
    expect(buttonOf(form.submit)).toBeDisabled();
  });
});

it.each([
  ['used up', 0],
  ['overdrawn', -1],
])('disables the submit button when its action is %s', async (_name, remainVolume) => {
  usage = [{ action: signals.action, enabled: true, usageDetail: { remainVolume, totalVolume: 5 } }];
  await show(signals);
  expect(await screen.findByText(/^You have used up your free requests\./)).toBeInTheDocument();
  expect(buttonOf(signals.submit)).toBeDisabled();
});

it('leads to Settings when there is no template, and requires one', async () => {
  templates = [];
  await open(signals);
  await userEvent.click(await screen.findByRole('button', { name: /Consent Type/ }));
  const hint = await screen.findByText(/^Please go to/);
  expect(hint).toHaveTextContent('Please go to Settings to create a consent document.');
  expect(within(hint).getByRole('link', { name: 'Settings' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  press(signals.submit);
  await waitFor(() => expect(problemOf('Consent Type')).toBe('Required'));
  expect(sent).toEqual([]);
});

it('lets the time of consent be picked, not typed, on a 24-hour clock, and not after today', async () => {
  await open(signals);
  expect(field('Consented At').tagName).toBe('BUTTON');
  await userEvent.click(field('Consented At'));
  const hours = await screen.findByLabelText('Hours');
  await userEvent.type(hours, '23');
  expect(hours).toHaveValue('23');
  expect(screen.queryByText(/^[AP]M$/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next month' })).toBeDisabled();
  expect(screen.getByRole('button', { name: dayjs().add(1, 'day').format('D MMMM YYYY') })).toBeDisabled();
});

it('asks for the time of consent once its picker is left, not while it is open', async () => {
  await open(signals);
  await userEvent.click(field('Consented At'));
  await screen.findByLabelText('Hours');
  expect(problemOf('Consented At')).toBeUndefined();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByLabelText('Hours')).not.toBeInTheDocument());
  expect(problemOf('Consented At')).toBeUndefined();
  await userEvent.click(field('Mobile Number'));
  await waitFor(() => expect(problemOf('Consented At')).toBe('Required'));
});

it('takes a time of consent that is still to come back to now', async () => {
  await open(signals);
  await userEvent.click(field('Consented At'));
  await userEvent.click(await screen.findByRole('button', { name: dayjs().format('D MMMM YYYY') }));
  await userEvent.type(screen.getByLabelText('Hours'), '23');
  await userEvent.type(screen.getByLabelText('Minutes'), '59');
  fireEvent.click(screen.getByRole('button', { name: 'Use this time' }));
  await waitFor(() => expect(field('Consented At')).toHaveTextContent(dayjs().format('MMMM D, YYYY')));
  await waitFor(() => {
    const taken = dayjs(field('Consented At').textContent?.replace(/, (\d\d:\d\d)$/, ' $1'));
    expect(taken.valueOf()).toBeLessThanOrEqual(Date.now());
  });
});

describe.each([
  [signals, 'phone', '+639559991234'],
  [blacklists, 'mobileNumber', '639559991234'],
  [footprints, 'mobileNumber', '639559991234'],
  [maws, 'mobileNumber', '639559991234'],
] as const)('the mobile number of $title', (form, key, number) => {
  it(`takes ten digits after a fixed +63, and is sent as ${number} with the time of consent in UTC`, async () => {
    await open(form);
    expect(screen.getByText('+63')).toBeInTheDocument();
    await userEvent.type(field('Mobile Number'), '+a9 5-5(9)x');
    expect(field('Mobile Number')).toHaveValue('9559');
    await chooseConsent();
    for (const [pasted, taken, message] of [
      ['95599', '95599', 'Enter all 10 digits'],
      ['0955999123', '0955999123', 'Leave out the zero: it stands in place of +63'],
      ['95599912345678', '9559991234', undefined],
    ] as const) {
      fireEvent.change(field('Mobile Number'), { target: { value: pasted } });
      expect(field('Mobile Number')).toHaveValue(taken);
      expect(sent).toEqual([]);
      press(form.submit);
      await waitFor(() => expect(problemOf('Mobile Number')).toBe(message));
    }
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.path).toContain(form.api);
    expect(sent[0]?.body).toMatchObject({
      [key]: number,
      countryCode: 'PH',
      consent: {
        type: 'Terms and Conditions',
        version: '1.0.0',
        consentedWith: 'Checkbox',
        consentTemplateId: 'ct-1',
        consentedAt: dayjs().startOf('minute').toISOString().replace('.000', ''),
      },
    });
  });
});

it('lets the application date of a blacklist lookup be left out, or picked up to today, and sends it as YYYY-MM-DD', async () => {
  await open(blacklists);
  const today = dayjs();
  const request = async () => {
    fireEvent.change(field('Mobile Number'), { target: { value: '9559991234' } });
    await chooseConsent();
    press('Verify');
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  };
  await request();
  expect(field('Application Date').tagName).toBe('BUTTON');
  await userEvent.click(field('Application Date'));
  expect(await screen.findByRole('button', { name: 'Next month' })).toBeDisabled();
  expect(screen.getByRole('button', { name: today.add(1, 'day').format('D MMMM YYYY') })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: today.format('D MMMM YYYY') }));
  await request();
  expect(sent.map(({ body }) => body.applicationDate)).toEqual([null, today.format('YYYY-MM-DD')]);
});

describe('at least one field', () => {
  const message = 'At least one field is required.';

  it('is required by the footprint, and an email address alone suffices', async () => {
    await open(footprints);
    press(footprints.submit);
    expect(await screen.findByText(message)).toBeInTheDocument();
    await userEvent.type(field('Email Address'), 'gpalomero1234@smileapi.io');
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
    await chooseConsent();
    press(footprints.submit);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      emailAddress: 'gpalomero1234@smileapi.io',
      templateId: 'tpl-email-footprint',
    });
    expect(sent[0]?.body).not.toHaveProperty('mobileNumber');
  });

  it('is required by MAW, which also needs the number', async () => {
    await open(maws);
    press(maws.submit);
    expect(await screen.findByText(message)).toBeInTheDocument();
    await userEvent.type(field('Email Address'), 'someone@example.com');
    expect(await screen.findByText('A MAW analysis needs a mobile number.')).toBeInTheDocument();
    await userEvent.type(field('Mobile Number'), '9559991234');
    await chooseConsent();
    press(maws.submit);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).not.toHaveProperty('emailAddress');
  });
});

describe('the ID type of a verification', () => {
  const personal = ['First Name', 'Middle Name', 'Last Name', 'Suffix', 'Gender', 'Date of Birth'];
  const more = () => screen.getByRole('button', { name: 'Add More Information' });

  it('says which personal data it requires', async () => {
    await open(verification);
    press('Verify');
    await waitFor(() => expect(problemOf('Full Name')).toBe('Required'));
    for (const [type, required, isExpanded] of [
      ['SS Number', [], 'false'],
      ['Pag-IBIG Member', [], 'false'],
      ['NBI Clearance', ['First Name'], 'true'],
      ['Philippine Professional', ['Date of Birth'], 'true'],
      ['Tax Identification Number', ['First Name', 'Last Name', 'Suffix', 'Gender', 'Date of Birth'], 'true'],
    ] as const) {
      await choose('ID Type', type);
      expect(more()).toHaveAttribute('aria-expanded', isExpanded);
      await act(async () => press('Verify'));
      await waitFor(() => expect(listProblems(personal)).toEqual(required));
      if (type === 'Philippine Professional') expect(problemOf('PRC Type')).toBe('Required');
      else expect(screen.queryByLabelText(/^PRC Type/)).not.toBeInTheDocument();
    }
  });

  it('is sent once all required data is present', async () => {
    await open(verification);
    await userEvent.type(field('Full Name'), 'Christina Tan');
    await choose('ID Type', 'NBI Clearance');
    await userEvent.type(field('ID Number'), 'N-1');
    await chooseConsent();
    press('Verify');
    await waitFor(() => expect(problemOf('First Name')).toBe('Required'));
    expect(sent).toEqual([]);
    await userEvent.type(field('First Name'), 'Christina');
    await userEvent.type(field('Email'), 'not an address');
    await userEvent.type(field('Phone'), 'not a number');
    press('Verify');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      fullName: 'Christina Tan',
      firstName: 'Christina',
      additionalData: {
        email: 'not an address',
        phone: 'not a number',
        ids: [{ idType: 'nbi_ph', idNumber: 'N-1' }],
      },
    });
    expect(await screen.findByRole('dialog', { name: 'Success' })).toBeInTheDocument();
    await waitFor(() => expect(field('Full Name')).toHaveValue(''));
    expect(more()).toHaveAttribute('aria-expanded', 'false');
  });

  it('can be chosen once, but professions by their sub-type', async () => {
    await open(verification);
    await choose('ID Type', 'SS Number');
    await userEvent.click(more());
    press('Add another ID');
    await userEvent.click(await screen.findByRole('combobox', { name: 'ID Type 2' }));
    expect(await screen.findByRole('option', { name: 'SS Number' })).toHaveAttribute('data-combobox-disabled');
    await userEvent.click(screen.getByRole('option', { name: 'Philippine Professional' }));
    await choose('PRC Type 2', 'NURSE');
    press('Add another ID');
    await userEvent.click(await screen.findByRole('combobox', { name: 'ID Type 3' }));
    const professional = await screen.findByRole('option', { name: 'Philippine Professional' });
    expect(professional).not.toHaveAttribute('data-combobox-disabled');
    await userEvent.click(professional);
    await userEvent.click(await screen.findByRole('combobox', { name: 'PRC Type 3' }));
    expect(await screen.findByRole('option', { name: 'NURSE' })).toHaveAttribute('data-combobox-disabled');
    expect(screen.getByRole('option', { name: 'MIDWIFE' })).not.toHaveAttribute('data-combobox-disabled');
  });

  it('has a date of birth that is picked from its year on, not typed, up to today', async () => {
    await open(verification);
    await userEvent.click(more());
    expect(field('Date of Birth').tagName).toBe('BUTTON');
    await userEvent.click(field('Date of Birth'));
    const year = String(dayjs().year() - 30);
    await userEvent.click(await screen.findByRole('button', { name: year }));
    await userEvent.click(await screen.findByRole('button', { name: 'Mar' }));
    await userEvent.click(await screen.findByRole('button', { name: `15 March ${year}` }));
    await waitFor(() => expect(field('Date of Birth')).toHaveTextContent(`March 15, ${year}`));
  });

  it('leaves the fields of another ID alone until they have been visited', async () => {
    await open(verification);
    await userEvent.click(more());
    press('Add another ID');
    const others = ['ID Number 2', 'Full Name', 'ID Type', 'ID Number'];
    await userEvent.click(field('Date of Birth'));
    await userEvent.keyboard('{Escape}');
    expect(listProblems(['ID Type 2', ...others])).toEqual([]);
    await userEvent.click(field('ID Number 2'));
    await userEvent.tab();
    await waitFor(() => expect(listProblems(['ID Type 2', ...others])).toEqual(['ID Number 2']));
  });

  it('offers the specified choices', async () => {
    await open(verification);
    await userEvent.click(more());
    const optionsOf = async (label: string) => {
      await userEvent.click(await screen.findByRole('combobox', { name: label }));
      const list = await screen.findByRole('listbox', { name: label });
      const names = within(list)
        .getAllByRole('option')
        .map((option) => option.textContent);
      await userEvent.keyboard('{Escape}');
      return names;
    };
    expect(await optionsOf('Gender')).toEqual(['Male', 'Female']);
    expect(await optionsOf('Suffix')).toEqual(['N/A', 'JR', 'SR', 'I', 'II', 'III', 'IV', 'V']);
    expect(await optionsOf('Employment Status')).toEqual(['EMPLOYED', 'UNEMPLOYED', 'RETIRED', 'SELF-EMPLOYED', 'GIG']);
    expect(await optionsOf('ID Type')).toEqual([
      'SS Number',
      'Tax Identification Number',
      'Pag-IBIG Member',
      'Philippine Professional',
      'NBI Clearance',
    ]);
  });
});

describe('Production without a source', () => {
  function openInProduction(form: Form, hasLookupSource: boolean) {
    logIn({ hasProduction: true, mode: 'Production' });
    config = { hasLookupSource, contactUrl: '/contact' };
    return show(form);
  }

  it('is named above the form, which cannot be sent', async () => {
    await openInProduction(maws, false);
    expect(await screen.findByText('Production has no source for these requests yet')).toBeVisible();
    expect(screen.getByRole('button', { name: maws.submit })).toBeDisabled();
  });

  it('allows footprints, which check the mail domain', async () => {
    await openInProduction(footprints, false);
    expect(await screen.findByText(/Only the domain of the email address is checked/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: footprints.submit })).toBeEnabled());
  });

  it('is not shown when there is a source', async () => {
    await openInProduction(maws, true);
    await waitFor(() => expect(screen.getByRole('button', { name: maws.submit })).toBeEnabled());
    expect(screen.queryByText('Production has no source for these requests yet')).not.toBeInTheDocument();
  });
});
