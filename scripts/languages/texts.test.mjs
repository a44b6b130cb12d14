import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filipinoMessages, filipinoSite } from '../../apps/link/src/languages/filipino-site.ts';
import { filipinoServerTexts, filipinoWidget } from '../../apps/link/src/languages/filipino-widget.ts';
import { createTranslator } from '../../apps/link/src/languages/translator.ts';
import { filipinoTexts } from '../../apps/portal/src/features/invites/steps/filipino-texts.ts';
import { buildDefaultTemplate } from '../../apps/server/src/features/wink-templates/default-template.ts';
import { filipinoMail } from '../../packages/contract/src/invite-mail.ts';
import { companyNamePlaceholder } from '../../packages/contract/src/placeholders.ts';
import { checkAnswer } from '../../packages/site-model/src/answers.ts';
import { rule } from '../../packages/site-model/src/testing/flows.ts';
import { readTexts } from './read-texts.mjs';

const source = join(import.meta.dirname, '../../apps/link/src');
const texts = { ...filipinoSite, ...filipinoWidget };
const all = { ...texts, ...filipinoMessages, ...filipinoServerTexts };
const read = ['site', 'pages', 'widget', 'invite'].map((folder) => readTexts(join(source, folder)));
const shown = [...new Set(read.flatMap((each) => [...each.shown]))];
const literals = new Set(read.flatMap((each) => [...each.shown, ...each.literals]));

/** Names, symbols and identifiers, which are not translated. */
const noTexts =
  /^(Smile|Sandbox|Preview|[A-Z][a-z]+[A-Z]\w*|[A-Z_]+|(GET|POST|PUT|PATCH|DELETE) \/.*|M\d.*|not the worker of this page|The server refused .*)$/;
const looksShown = /^[A-Z“][^_]*[a-z]|[a-z] [a-z]/;

describe('built-in texts in Filipino', () => {
  it('has every text that pages show', () => {
    const missing = shown.filter((text) => looksShown.test(text) && !noTexts.test(text) && !Object.hasOwn(all, text));
    expect(missing).toEqual([]);
  });

  it('writes no text into an element without translating it', () => {
    const raw = read.flatMap((each) => [...each.raw]);
    expect(raw.filter((text) => !noTexts.test(text))).toEqual([]);
  });

  it('has every sentence of the source', () => {
    const sentences = [...literals].filter((text) => /^[A-Z“].* .*[a-z.?!]$/.test(text) && !noTexts.test(text));
    expect(sentences.filter((text) => !Object.hasOwn(all, text))).toEqual([]);
  });

  it('has no text that no page shows', () => {
    const fromElsewhere = new Set(['GET STARTED', 'CONTINUE', 'CONNECT', 'Yes', 'No']);
    const stale = Object.keys(texts).filter((text) => !literals.has(text) && !fromElsewhere.has(text));
    expect(stale).toEqual([]);
  });

  it('has the same placeholders as in English', () => {
    const placeholders = (text) => [...text.matchAll(/\$?\{\w+\}/g)].map(([name]) => name).sort();
    for (const [english, filipino] of Object.entries({ ...all, ...filipinoMail, ...filipinoTexts }))
      expect(placeholders(filipino)).toEqual(placeholders(english));
  });

  it("translates the default template's texts with the company's name", () => {
    const translate = createTranslator(texts, { ...filipinoMessages, ...filipinoServerTexts });
    const { usageText, successPageConfig, consentPageConfig } = buildDefaultTemplate('ABC');
    const { successText, doneButtonText, connectMoreAccountsButtonText } = successPageConfig;
    const { getStartedButtonText } = consentPageConfig;
    const shown = [usageText, successText, doneButtonText, connectMoreAccountsButtonText, getStartedButtonText];
    for (const text of shown.map((text) => text.replaceAll(companyNamePlaceholder, 'ABC')))
      expect(translate(text)).not.toBe(text);
  });

  it('translates the messages of the site model with their values', () => {
    const translate = createTranslator(texts, filipinoMessages);
    const check = { values: { answers: {}, linked: {}, query: {} }, matches: () => false };
    const messageOf = (given, answer = 'x'.repeat(300)) =>
      checkAnswer({ ...base, rule: given && rule(given), isRequired: answer === '' }, answer, check);
    expect(translate(messageOf(null, ''))).toBe('Kailangang sagutan ito');
    expect(translate(messageOf({ format: 'REGEX', regex: 'y' }))).toBe('Maglagay ng wastong Code (2)');
    expect(translate(messageOf({ format: 'NUMBER', min: 1, max: 9 }))).toBe(
      'Maglagay ng wastong numero, min: 1, max: 9',
    );
    expect(translate(messageOf({ format: 'STRING', minLength: 1, maxLength: 9 }))).toBe(
      'Maglagay ng wastong teksto, min na haba: 1, max na haba: 9',
    );
    for (const format of ['PHONE', 'EMAIL', 'URL', 'NUMBER', 'INTEGER'])
      expect(translate(messageOf({ format })), format).toMatch(/^Maglagay/);
    expect(translate('Please enter a day from yesterday to 30 days after today')).toBe(
      'Maglagay ng petsa mula kahapon hanggang 30 araw pagkatapos ngayon',
    );
    expect(translate('Fill in entry 2')).toBe('Sagutan ang entry 2');
    expect(translate('Fill in entry 2 or remove it')).toBe('Sagutan ang entry 2 o alisin ito');
    expect(translate('The author wrote this')).toBe('The author wrote this');
    expect(translate('constructor')).toBe('constructor');
  });

  it('writes a table for reviewers', async () => {
    const cell = (text) => text.replaceAll('|', '\\|');
    const rowsOf = (texts) =>
      Object.entries(texts).map(([english, filipino]) => `| ${cell(english)} | ${cell(filipino)} |`);
    const head = [
      '# Built-in texts in Filipino',
      '',
      'Written by a test from the catalogue beside it. **No native speaker has reviewed these translations.**',
      'To correct one, change the catalogue and run `npx vitest run --project unit-node scripts/languages -u`.',
      'Values such as `{count}` stay as they are.',
      '',
    ];
    const table = (texts) => ['| English | Filipino |', '|---|---|', ...rowsOf(texts), ''];
    const mails = ['## Invite mails and reminders', '', ...table(filipinoMail)];
    const invites = ['## Texts that a new invite starts with', '', ...table(filipinoTexts)];
    await expect([...head, ...table(all), ...mails, ...invites].join('\n')).toMatchFileSnapshot(
      join(source, 'languages/review.md'),
    );
  });
});

const base = {
  type: 'Input',
  id: 'Input_1',
  name: 'code',
  label: ['Code (2)'],
  placeholder: '',
  defaultValue: '',
  isDisabled: false,
  options: [],
  autocomplete: null,
};
