import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { portalConfigQuery } from '../../../api/portal-config.ts';
import { readMode } from '../../../api/session.ts';
import { useRefusal } from '../../../ui/fields/use-refusal.ts';
import { BusyOverlay } from '../../../ui/loading/busy-overlay.tsx';
import { ErrorDialog } from '../../../ui/overlays/error-dialog.tsx';
import { MessageDialog } from '../../../ui/overlays/message-dialog.tsx';
import { UnsavedChangesGuard } from '../../../ui/overlays/unsaved-changes-guard.tsx';
import { ConsentSection } from '../consent/consent-section.tsx';
import type { Lookup, LookupRow } from '../lookup.ts';
import { useRequestLookup } from '../queries.ts';
import { SourceNotice } from '../source-notice.tsx';
import { useAllowance } from '../use-allowance.ts';

interface LookupFormProps<Row extends LookupRow, Input extends FieldValues, Output> {
  lookup: Lookup<Row>;
  form: UseFormReturn<Input, unknown, Output>;
  /** Sends the form's values in the API's format. */
  send: (values: Output) => Promise<unknown>;
  /** Fields before the consent. */
  children: ReactNode;
  /** Fields after the consent. */
  more?: ReactNode;
  onSent?: () => void;
}

const refusals = {
  disabled: 'These requests are not enabled for your organization in this mode.',
  usedUp: 'You have used up your free requests. Please click "Get In Touch" to get more.',
};

export function LookupForm<Row extends LookupRow, Input extends FieldValues, Output>(
  props: LookupFormProps<Row, Input, Output>,
) {
  const { lookup, form, send, children, more, onSent } = props;
  const request = useRequestLookup(lookup, send);
  const unshown = useRefusal(form, request.error);
  const { mayRequest, refusal } = useAllowance(lookup.action);
  const missingSource = useMissingSource(lookup);
  const submit = form.handleSubmit((values) =>
    request.mutate(values, {
      onSuccess: () => {
        form.reset();
        onSent?.();
      },
    }),
  );
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} aria-label={lookup.requestTab}>
        <Stack gap="md" maw={720}>
          {missingSource && <SourceNotice isPartly={missingSource === 'partly'} />}
          {children}
          <ConsentSection />
          {more}
          <Group justify="flex-end">
            {refusal && (
              <Text size="sm" c="dimmed" flex={1}>
                {refusals[refusal]}
              </Text>
            )}
            <Button type="submit" disabled={!mayRequest || missingSource === 'wholly'} loading={request.isPending}>
              {lookup.submitLabel}
            </Button>
          </Group>
        </Stack>
      </form>
      <UnsavedChangesGuard isDirty={form.formState.isDirty && !request.isPending} canStay={isHere} />
      <BusyOverlay message={request.isPending ? 'Sending the request…' : undefined} />
      <MessageDialog
        title="Success"
        message={request.isSuccess ? lookup.successMessage : undefined}
        onClose={request.reset}
      />
      <ErrorDialog message={unshown} error={request.error} onClose={request.reset} />
    </FormProvider>
  );
}

/** Switching between form and results does not leave the page. */
function isHere(next: { pathname: string }, current: { pathname: string }): boolean {
  return next.pathname === current.pathname;
}

/**
 * Null if requests are answered. In Production without a source, footprints are answered `partly`, other lookups not at
 * all (`wholly`).
 */
function useMissingSource<Row extends LookupRow>(lookup: Lookup<Row>): 'partly' | 'wholly' | null {
  const config = useQuery(portalConfigQuery).data;
  if (readMode() !== 'Production' || config?.hasLookupSource !== false) return null;
  return lookup.action === 'CreateFootprint' ? 'partly' : 'wholly';
}
