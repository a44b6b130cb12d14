import { answerCalls } from '@smile/contract/testing/answer';
import type { Component, Screen, SiteDocument } from '@smile/site-model/document';
import { findComponent, findForm } from '@smile/site-model/parts';
import {
  documentOf,
  inputNamed,
  screenWithEnding,
  screenWithForm,
  screenWithWidget,
  textOf,
} from '@smile/site-model/testing/documents';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { logIn } from '../../../../../testing/tokens.ts';
import { ComponentSettings, EndingFields } from '../on-demand.tsx';
import { renderInBuilder } from '../testing/render-in-builder.tsx';
import { PropertyPanel } from './property-panel.tsx';
// Imported up front, so that no test waits for the lazy chunk.
import './site-settings.tsx';

beforeAll(() => Promise.all([ComponentSettings.preload(), EndingFields.preload()]));
beforeEach(() => {
  logIn();
  answerCalls(() => ({ data: { items: [{ id: 'wtpl-1', name: 'Loans' }], nextCursor: null } }));
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const help = 'Please enter the component name (only English letters are supported).';
const select = { ...inputNamed('job', { options: [{ label: 'Yes', value: 'Yes' }] }), type: 'Select' } as const;

function openPanel(document: SiteDocument, componentId?: string) {
  const store = renderInBuilder(<PropertyPanel />, document);
  if (componentId) act(() => store.getState().select({ kind: 'component', id: componentId }));
  return { store, user: userEvent.setup(), component: (id: string) => componentIn(store.getState().document, id) };
}

function openComponents(components: Component[], selected = components[0]!.id) {
  return openPanel(documentOf([screenWithForm('Screen_a', components)]), selected);
}

function componentIn(document: SiteDocument, id: string) {
  return findComponent(findForm(document, 'Screen_a')!, id)?.props;
}

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const descriptionOf = (element: HTMLElement) => element.getAttribute('aria-describedby');

it('fills an empty field name from the letters of the label while it is typed', async () => {
  const { user, component } = openComponents([inputNamed('', { label: '' }, 'Input_1'), inputNamed('pay')]);
  expect(screen.getByText('Label is required')).toBeInTheDocument();
  expect(screen.getByText(help)).toBeInTheDocument();
  await user.type(field(/^Display Label/), 'Net pay 2');
  expect(component('Input_1')).toMatchObject({ label: 'Net pay 2', name: 'netPay' });
  await user.click(field(/^Field Name/));
  await user.type(field(/^Display Label/), '!');
  expect(component('Input_1')).toMatchObject({ label: 'Net pay 2!', name: 'netPay' });
});

it('reports duplicate labels and names, and explains the characters of a name', async () => {
  const { user } = openComponents([inputNamed('pay', {}, 'Input_1'), inputNamed('pay')]);
  expect(screen.getByText('Duplicate labels are not allowed')).toBeInTheDocument();
  expect(screen.getByText('Duplicate names are not allowed')).toBeInTheDocument();
  expect(screen.getByText(help)).toBeInTheDocument();
  await user.type(field(/^Field Name/), '1');
  expect(screen.getAllByText(help)).toHaveLength(1);
  expect(field(/^Field Name/)).toBeInvalid();
  expect(descriptionOf(field(/^Field Name/))).toContain('error');
});

it('edits options, of which the last cannot be deleted', async () => {
  const { user, component } = openComponents([select]);
  expect(screen.queryByRole('button', { name: /^Delete option/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add option' }));
  const second = within(screen.getByRole('group', { name: 'Option 2' }));
  await user.type(second.getByLabelText('Option Label'), 'Yes');
  expect(component('Input_job')).toMatchObject({ options: [{ value: 'Yes' }, { label: 'Yes', value: 'Yes' }] });
  expect(screen.getAllByText('Duplicate option labels are not allowed')).toHaveLength(2);
  expect(screen.getAllByText('Duplicate option values are not allowed')).toHaveLength(2);
  await user.type(second.getByLabelText('Option Label'), 'terday');
  await user.click(screen.getByRole('button', { name: 'Move option 2 up' }));
  expect(screen.getByRole('button', { name: 'Move option 1 down' })).toHaveFocus();
  expect(component('Input_job')).toMatchObject({ options: [{ value: 'Yesterday' }, { value: 'Yes' }] });
  await user.click(screen.getByRole('button', { name: 'Delete option 1' }));
  expect(component('Input_job')).toMatchObject({ options: [{ value: 'Yes' }] });
});

it('gives a component of another type the defaults of that type', async () => {
  const { user, store } = openComponents([inputNamed('pay', { required: true })]);
  const types = within(screen.getByLabelText(/^Type/)).getAllByRole('option');
  expect(types.map(({ textContent }) => textContent)).toEqual([
    'Input',
    'Select',
    'Radio',
    'Date Picker',
    'Date Range Picker',
    'Long Text',
    'Number',
    'Money',
    'Yes / No',
    'Checkbox',
    'Checkbox Group',
    'Searchable Select',
    'Phone',
    'Signature',
    'File Upload',
    'Repeating Group',
  ]);
  await user.selectOptions(screen.getByLabelText(/^Type/), 'Radio');
  expect(store.getState().selection).toEqual({ kind: 'component', id: 'RadioGroup_101' });
  expect(screen.getByRole('switch', { name: 'Required' })).not.toBeChecked();
  expect(field('Option Label')).toHaveValue('Option 1');
});

it('refuses bounds that cross each other', async () => {
  const { user, component } = openComponents([inputNamed('pay')]);
  const format = screen.getByLabelText('Format');
  expect(
    within(format)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['None', 'Phone Number', 'Email', 'URL (https://)', 'Number', 'Integer', 'String', 'Custom Regex']);
  await user.selectOptions(format, 'Number');
  await user.type(field('Min Value'), '-1.5');
  await user.type(field('Max Value'), '-2');
  expect(component('Input_pay')).toMatchObject({ rule: { format: 'NUMBER', min: -1.5, max: -2 } });
  expect(screen.getByText('Cannot be greater than Max Value')).toBeInTheDocument();
  expect(screen.getByText('Cannot be less than Min Value')).toBeInTheDocument();
  await user.selectOptions(format, 'String');
  await user.type(field('Min Length'), '5');
  await user.type(field('Max Length'), '3');
  expect(screen.getByText('Cannot be greater than Max Length')).toBeInTheDocument();
  expect(screen.getByText('Cannot be less than Min Length')).toBeInTheDocument();
  await user.clear(field('Min Length'));
  await user.type(field('Min Length'), '-1');
  expect(screen.getByText('Cannot be less than 0')).toBeInTheDocument();
  await user.type(field('Message'), 'Three letters');
  expect(component('Input_pay')).toMatchObject({ rule: { minLength: -1, maxLength: 3, message: 'Three letters' } });
  await user.selectOptions(format, 'None');
  expect(component('Input_pay')).toMatchObject({ rule: null });
});

it('says why a pattern cannot be used', async () => {
  const rule = { format: 'REGEX', min: null, max: null, minLength: null, maxLength: null, regex: null, message: null };
  const { user } = openComponents([inputNamed('pay', { rule: { ...rule, format: 'REGEX' } })]);
  expect(screen.getByText('A regular expression is required')).toBeInTheDocument();
  await user.click(field('Regular expression'));
  await user.paste('(?=a)');
  expect(await screen.findByText('Lookaheads and lookbehinds are not supported: (?=')).toBeInTheDocument();
});

it('aligns paragraphs, sets the level of titles and counts characters', async () => {
  const { user, store, component } = openComponents([
    { ...textOf('Paragraph', 'Hello'), id: 'Paragraph_1' },
    { ...textOf('Title', 'Income'), id: 'Title_1' },
    { ...textOf('Markdown', '**Bold**'), id: 'Markdown_1' },
  ]);
  expect(screen.getByText('5/1000')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Center' }));
  expect(component('Paragraph_1')).toMatchObject({ align: 'center' });
  act(() => store.getState().select({ kind: 'component', id: 'Title_1' }));
  expect(field('Type')).toHaveAttribute('readonly');
  await user.selectOptions(screen.getByLabelText('Level'), '3');
  expect(component('Title_1')).toMatchObject({ level: 3 });
  act(() => store.getState().select({ kind: 'component', id: 'Markdown_1' }));
  expect(screen.getByText(/8\/1000$/)).toBeInTheDocument();
});

it('asks for a component until one is selected', async () => {
  const { user } = openComponents([inputNamed('pay')], undefined);
  await user.click(screen.getByRole('tab', { name: 'Component' }));
  expect(screen.getByText('Select a component on the canvas to edit it.')).toBeInTheDocument();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Screen', 'Component', 'Site']);
});

it('edits a form screen, and says that the last one leads nowhere', async () => {
  const { user, store } = openPanel(documentOf([screenWithForm('Screen_a', [inputNamed('pay')])]));
  expect(field('Screen Type')).toHaveValue('Form');
  expect(field('Screen Type')).toHaveAttribute('readonly');
  expect(
    screen.getByText(
      'The next configuration is optional for the last screen: without it, the site returns to the application.',
    ),
  ).toBeInTheDocument();
  await user.clear(field(/^Screen Name/));
  expect(screen.getByText('Screen Name is required')).toBeInTheDocument();
  await user.type(field(/^Screen Name/), 'Income');
  await user.type(field('Next Button Text'), ' one');
  expect(store.getState().document.screens.Screen_a).toMatchObject({
    screenName: 'Income',
    nextButtonName: 'Next one',
  });
  await user.click(screen.getByRole('button', { name: 'Edit Next Config' }));
  expect(await screen.findByRole('dialog', { name: 'Next Config' })).toBeInTheDocument();
});

it('chooses the template of a widget screen, and whether people may continue without connecting', async () => {
  const { user, store } = openPanel(documentOf([screenWithWidget('Screen_a')]));
  expect(field('Screen Type')).toHaveValue('Wink Widget');
  await user.selectOptions(await screen.findByLabelText(/^Wink Widget template/), await screen.findByText('Loans'));
  await user.click(screen.getByRole('switch', { name: 'People may continue without connecting' }));
  const { module } = store.getState().document.screens.Screen_a!;
  expect(module).toMatchObject({ props: { winkTemplateId: 'wtpl-1', isSkippable: true } });
});

it('writes the texts of a landing page', async () => {
  const props = { headerText: 'Welcome', introductionText: '', launchButtonText: 'GET STARTED' };
  const landing: Screen = {
    ...screenWithForm('Screen_a', []),
    module: { id: 'LandingPageModule_a', type: 'LandingPageModule', moduleName: 'a', props },
  };
  const { user, store } = openPanel(documentOf([landing]));
  expect(field('Screen Type')).toHaveValue('Landing Page');
  expect(screen.getByText('7/200')).toBeInTheDocument();
  await user.type(field('Introduction text'), 'Two minutes.');
  expect(screen.getByText(/12\/1000$/)).toBeInTheDocument();
  await user.clear(field('Launch button text'));
  await user.type(field('Launch button text'), 'GO');
  expect(store.getState().document.screens.Screen_a!.module).toMatchObject({
    props: { headerText: 'Welcome', introductionText: 'Two minutes.', launchButtonText: 'GO' },
  });
});

it('writes an ending, which has no next button and no next configuration', async () => {
  const { user, store } = openPanel(documentOf([screenWithForm('Screen_a', []), screenWithEnding('Screen_b')]));
  act(() => store.getState().showScreen('Screen_b'));
  expect(await screen.findByLabelText('Outcome')).toHaveValue('SUCCESS');
  expect(field('Screen Type')).toHaveValue('Ending');
  expect(screen.queryByLabelText('Next Button Text')).toBeNull();
  expect(screen.queryByRole('group', { name: 'Next Config' })).toBeNull();
  expect(screen.queryByLabelText('Button text')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Outcome'), 'Declined');
  expect(
    screen.getByText('The session fails when this screen is shown, and the redirect reports the failure.'),
  ).toBeVisible();
  await user.type(field('Body text'), 'Sorry.');
  await user.type(field('Redirect URL'), 'http://bank.example');
  expect(screen.getByText('Redirect URL must start with https://')).toBeVisible();
  await user.clear(field('Redirect URL'));
  await user.type(field('Redirect URL'), 'https://bank.example');
  await user.clear(field('Button text'));
  await user.type(field('Button text'), 'Back to the bank');
  await user.selectOptions(screen.getByLabelText('Redirect'), 'After 10 seconds');
  const module = () => store.getState().document.screens.Screen_b!.module;
  expect(module()).toMatchObject({
    props: {
      outcome: 'DECLINED',
      bodyText: 'Sorry.',
      buttonText: 'Back to the bank',
      redirectUrl: 'https://bank.example',
      redirectSeconds: 10,
    },
  });
  await user.selectOptions(screen.getByLabelText('Redirect'), 'With the button only');
  expect(module()).toMatchObject({ props: { redirectSeconds: null } });
});

it('edits the settings of the whole site', async () => {
  const { user, store } = openPanel(documentOf([screenWithForm('Screen_a', [])]));
  await user.click(screen.getByRole('tab', { name: 'Site' }));
  await user.clear(await screen.findByLabelText(/^Site Name/));
  expect(screen.getByText('Site name cannot be empty')).toBeInTheDocument();
  const color = field('Theme colour');
  await user.clear(color);
  await user.type(color, '#ffff');
  expect(screen.getByText('A theme colour is # and three or six hexadecimal digits')).toBeInTheDocument();
  expect(store.getState().document.themeColor).toBe('#fff');
  await user.type(color, '00');
  expect(store.getState().document.themeColor).toBe('#ffff00');
  expect(screen.getByText(/has a contrast of 1 : 1; 4.5 : 1 is needed/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add parameter' }));
  const added = within(screen.getByRole('group', { name: 'Parameter 2' }));
  await user.type(added.getByLabelText('Key'), '1st');
  expect(
    screen.getByText('Start with a letter or underscore; continue with letters, digits or underscores.'),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete parameter 1' }));
  expect(store.getState().document.urlParams).toEqual([{ key: '1st', value: '' }]);
});

it('changes the field that was selected last', async () => {
  const { store, user, component } = openComponents([
    inputNamed('pay', {}, 'Input_1'),
    inputNamed('job', {}, 'Input_2'),
  ]);
  act(() => store.getState().select({ kind: 'component', id: 'Input_2' }));
  await user.click(screen.getByRole('switch', { name: 'Disabled' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'LongText');
  expect(component('Input_1')).toMatchObject({ disabled: false });
  const [, id = ''] = findForm(store.getState().document, 'Screen_a')!.componentIds;
  expect(id).toMatch(/^LongText/);
});
