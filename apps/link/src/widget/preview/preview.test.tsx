import { answerCalls } from '@smile/contract/testing/answer';
import type { PreviewMessage } from '@smile/contract/widget-preview';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleConfig, sampleFileType, sampleProvider } from '../testing/samples.ts';
import { Preview } from './preview.tsx';

afterEach(() => vi.unstubAllGlobals());

const { loginOptions: _, accountId: __, ...first } = sampleProvider();
const { loginOptions: ___, accountId: ____, ...second } = sampleProvider({ id: 'grab', name: 'Grab', type: 'GIG' });

const { subTypes: _____, maxFiles: ______, ...payslip } = sampleFileType();

function messageOf(change: Partial<PreviewMessage> = {}, template: Partial<PreviewMessage['template']> = {}) {
  const message: PreviewMessage = {
    type: 'preview',
    mode: 'SANDBOX',
    tenantName: 'Tenant Inc.',
    screen: 'consent',
    template: sampleConfig(template).template,
    providers: [first, second],
    fileTypes: [payslip],
    ...change,
  };
  return message;
}

it('follows the template', () => {
  const { rerender } = render(<Preview message={messageOf()} />);
  expect(screen.getByRole('heading', { name: 'Tenant Inc. asks for your records' })).toBeVisible();
  rerender(<Preview message={messageOf({}, { companyName: 'Loans', usageText: 'New text.' })} />);
  expect(screen.getByRole('heading', { name: 'Loans asks for your records' })).toBeVisible();
  expect(screen.getByText('New text.')).toBeVisible();
});

it('shows the list when the consent page is off', () => {
  const consentPageConfig = { enabled: false, getStartedButtonText: 'Begin' };
  render(<Preview message={messageOf({}, { consentPageConfig })} />);
  expect(screen.getByRole('heading', { name: 'Select your account' })).toBeVisible();
});

it('lists the providers of the template, highlighted ones first', () => {
  const providerConfig = { providers: [], topProviders: ['grab'], excludeConnectedProviders: false };
  const { rerender } = render(<Preview message={messageOf({ screen: 'providers' }, { providerConfig })} />);
  const names = () => screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(names()[0]).toContain('Grab');
  expect(names().at(-1)).toBe("Can't find your account?");
  rerender(
    <Preview
      message={messageOf({ screen: 'providers' }, { providerConfig: { ...providerConfig, providers: ['sss_ph'] } })}
    />,
  );
  expect(names()).toHaveLength(2);
  expect(names()[0]).toContain('SSS');
});

it('offers another account up to the limit, if there is another provider', () => {
  const successPageConfig = { ...sampleConfig().template.successPageConfig };
  const show = (limit: number, providers = [first, second]) => (
    <Preview
      message={messageOf(
        { screen: 'success', providers },
        { successPageConfig: { ...successPageConfig, connectedAccountLimit: limit } },
      )}
    />
  );
  const { rerender } = render(show(-1));
  expect(screen.getByRole('button', { name: 'One more' })).toBeVisible();
  rerender(show(1));
  expect(screen.queryByRole('button', { name: 'One more' })).toBeNull();
  rerender(show(2));
  expect(screen.getByRole('button', { name: 'One more' })).toBeVisible();
  rerender(show(-1, [first]));
  expect(screen.queryByRole('button', { name: 'One more' })).toBeNull();
});

it('sends no requests, leads nowhere and takes no focus', async () => {
  const fetch = answerCalls(() => ({}));
  const user = userEvent.setup();
  const { rerender } = render(<Preview message={messageOf({ screen: 'providers' })} />);
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /Grab/ }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('heading', { name: 'Select your account' })).toBeVisible();
  rerender(<Preview message={messageOf({ screen: 'success' })} />);
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  expect(screen.getByRole('heading', { name: 'Success!' })).not.toHaveFocus();
  expect(fetch).not.toHaveBeenCalled();
});

it('lists the documents of the template', () => {
  const { rerender } = render(<Preview message={messageOf({ screen: 'providers' })} />);
  expect(screen.queryByRole('button', { name: /Payslip/ })).toBeNull();
  const template = { fileTypeConfig: { fileTypes: ['PAYSLIP'] } };
  rerender(<Preview message={messageOf({ screen: 'providers' }, template)} />);
  expect(screen.getByRole('button', { name: /Payslip/ })).toBeEnabled();
});
