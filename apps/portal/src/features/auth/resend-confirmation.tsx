import { Button, Text } from '@mantine/core';
import { authApi } from '@smile/contract/auth';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';

/** Sends another confirmation mail and shows its progress. */
export function ResendConfirmation({ emailAddress }: { emailAddress: string }) {
  const resend = useMutation({
    mutationFn: () => callApi(authApi.resendConfirmation, { body: { emailAddress } }),
  });
  return (
    <div>
      <Button
        variant="default"
        size="xs"
        loading={resend.isPending}
        disabled={resend.isSuccess}
        onClick={() => resend.mutate()}
      >
        Send the email again
      </Button>
      <Text size="sm" mt={6} role="status" c={resend.error ? 'red' : 'dimmed'}>
        {resend.isSuccess ? 'Another email is on its way. Only its link works now.' : resend.error?.message}
      </Text>
    </div>
  );
}
