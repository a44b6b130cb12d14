import type { EndingScreen as Screen } from '@smile/site-model/flow';
import { endingScreen } from '@smile/site-model/testing/flows';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EndingScreen } from './ending-screen.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const looks = {
  mode: 'SANDBOX',
  companyName: 'XYZ Bank',
  companyLogoUrl: null,
  termsUrl: 'https://bank.example/terms',
  privacyUrl: 'https://bank.example/privacy',
} as const;
const noSources: { name: string; logoUrl: string }[] = [];
const redirect = ['https://example.com/no'];

function open(
  given: Partial<Screen>,
  { isTimed = true, exitUrl = 'https://example.com/no?status=FAILURE', sources = noSources } = {},
) {
  const onExit = vi.fn();
  const ending = endingScreen('Screen_declined', { outcome: 'DECLINED', ...given });
  render(
    <EndingScreen
      screen={ending}
      looks={looks}
      end={{ exitUrl, sources, manageUrl: 'https://link.example/ws-1#manage=x' }}
      isTimed={isTimed}
      onExit={onExit}
    />,
  );
  return onExit;
}

const pass = (seconds: number) => {
  for (let second = 0; second < seconds; second++) act(() => void vi.advanceTimersByTime(1000));
};

it('focuses its heading and has neither Back nor Next', () => {
  const body = [{ type: 'paragraph' as const, children: [{ type: 'text' as const, text: ['Please call us.'] }] }];
  open({ header: ['Sorry'], body });
  expect(screen.getByRole('heading', { level: 1, name: 'Sorry' })).toHaveFocus();
  expect(screen.getByText('Please call us.')).toBeVisible();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('leads to what was shared, also when the application is declined', () => {
  open({}, { sources: [{ name: 'SSS', logoUrl: '/sss' }] });
  const link = screen.getByRole('link', { name: 'View or revoke what you shared' });
  expect(link).toHaveAttribute('href', 'https://link.example/ws-1#manage=x');
});

it('has no link to what was shared when nothing was', () => {
  open({});
  expect(screen.queryByRole('link', { name: /revoke/ })).not.toBeInTheDocument();
});

it('shows its picture with the description, and the badge when it cannot be loaded', () => {
  open({ imageUrl: 'https://link.example/cdn/images/a.png', imageDescription: 'A house' });
  fireEvent.error(screen.getByRole('img', { name: 'A house' }));
  expect(screen.queryByRole('img', { name: 'A house' })).not.toBeInTheDocument();
});

it('counts down visibly, says so once, and leads on once', () => {
  const onExit = open({ redirect, redirectSeconds: 5, buttonText: 'Leave' });
  const said = 'You will be taken to example.com in 5 seconds.';
  expect(screen.getByRole('status')).toHaveTextContent(said);
  pass(2);
  expect(screen.getByText('You will be taken to example.com in 3 seconds.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(said);
  pass(2);
  expect(screen.getByText('You will be taken to example.com in 1 second.')).toBeVisible();
  expect(onExit).not.toHaveBeenCalled();
  pass(4);
  expect(onExit).toHaveBeenCalledTimes(1);
});

it('stays when the countdown is stopped, and leads on with the button', () => {
  const onExit = open({ redirect, redirectSeconds: 5, buttonText: 'Leave' });
  pass(4);
  fireEvent.click(screen.getByRole('button', { name: 'Stay on this page' }));
  pass(10);
  expect(onExit).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('You stay on this page.');
  expect(screen.queryByRole('button', { name: 'Stay on this page' })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(onExit).toHaveBeenCalledTimes(1);
});

it('waits while the page is not seen', () => {
  const onExit = open({ redirect, redirectSeconds: 5 });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  pass(30);
  expect(onExit).not.toHaveBeenCalled();
});

it('does not redirect by itself when it is shown again', () => {
  const onExit = open({ redirect, redirectSeconds: 5 }, { isTimed: false });
  pass(30);
  expect(onExit).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
});
