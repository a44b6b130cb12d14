import { Anchor, Text, VisuallyHidden } from '@mantine/core';
import type { Dashboard, StartStep } from '@smile/contract/dashboard';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { type GuideName, guideUrl } from '../../routing/guides.ts';
import { AnchorLink } from '../../ui/anchor-link.tsx';
import classes from './start-steps.module.css';

const texts: Record<
  StartStep,
  {
    title: string;
    hint: string;
    to?: '/developer/api-keys' | '/developer/webhooks' | '/link/emulator';
    /** Section of the guide, for steps on the reader's own server. */
    guide?: [GuideName, section: string];
  }
> = {
  CREATE_API_KEY: { title: 'Create an API key', hint: 'Your servers sign in with it.', to: '/developer/api-keys' },
  CALL_API: {
    title: 'Call the API',
    hint: 'Any call with the key pair counts.',
    guide: ['getting-started', 'get-a-key-pair'],
  },
  CREATE_USER: {
    title: 'Create an end user',
    hint: 'The response contains the token that opens the widget.',
    guide: ['getting-started', 'create-an-end-user'],
  },
  CONNECT_ACCOUNT: {
    title: 'Connect an account',
    hint: 'Open the widget and log in to a provider.',
    to: '/link/emulator',
  },
  CREATE_WEBHOOK: {
    title: 'Create a webhook',
    hint: 'Your endpoint then receives events.',
    to: '/developer/webhooks',
  },
  RECEIVE_EVENT: {
    title: 'Receive an event',
    hint: 'Done when your endpoint has accepted one.',
    guide: ['webhooks', 'receive-events'],
  },
};

/** Onboarding steps, ticked off by activity. */
export function StartSteps({ steps, docsUrl }: { steps: Dashboard['steps']; docsUrl: string | undefined }) {
  return (
    <ol className={classes.steps}>
      {steps.map(({ step, isDone }) => {
        const { title, hint, to, guide } = texts[step];
        const StepIcon = isDone ? IconCircleCheckFilled : IconCircle;
        return (
          <li key={step} className={classes.step} data-done={isDone || undefined}>
            <StepIcon size={20} aria-hidden className={classes.icon} />
            <div>
              <Text size="sm" fw={500}>
                {to ? (
                  <AnchorLink to={to}>{title}</AnchorLink>
                ) : docsUrl && guide ? (
                  <Anchor href={guideUrl(docsUrl, ...guide)} target="_blank" rel="noopener">
                    {title}
                  </Anchor>
                ) : (
                  title
                )}
                <VisuallyHidden>{isDone ? ' (done)' : ' (to do)'}</VisuallyHidden>
              </Text>
              <Text size="xs" c="dimmed">
                {hint}
              </Text>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
