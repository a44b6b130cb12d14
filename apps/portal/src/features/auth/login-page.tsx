import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { authApi, loginSchema } from '@smile/contract/auth';
import { useMutation } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { callApi } from '../../api/call-api.ts';
import { safeReturnPath } from '../../api/return-path.ts';
import { storeLogin } from '../../api/session.ts';
import { AnchorLink } from '../../ui/anchor-link.tsx';
import { showWarning } from '../../ui/toasts.ts';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { AuthLayout } from './auth-layout.tsx';

const route = getRouteApi('/login');

export function LoginPage() {
  const { from } = route.useSearch();
  const router = useRouter();
  const form = useSchemaForm(loginSchema, { emailAddress: '', password: '' });
  const { errors } = form.formState;
  const login = useMutation({
    mutationFn: (body: { emailAddress: string; password: string }) => callApi(authApi.login, { body }),
    onSuccess: ({ data }) => {
      storeLogin(data);
      router.history.replace(safeReturnPath(from));
    },
    onError: (error) => showWarning(error.message),
  });
  const lead = (
    <>
      New here? <AnchorLink to="/register">Register</AnchorLink>
    </>
  );
  return (
    <AuthLayout title="Log in to your account" lead={lead}>
      <form noValidate onSubmit={form.handleSubmit((values) => login.mutate(values))}>
        <Stack>
          <TextInput
            label="Email"
            type="email"
            autoComplete="username"
            required
            size="md"
            error={errors.emailAddress?.message}
            {...form.register('emailAddress')}
          />
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            required
            size="md"
            error={errors.password?.message}
            {...form.register('password')}
          />
          <AnchorLink to="/reset" size="sm" underline="hover">
            Forgot password?
          </AnchorLink>
          <Button type="submit" size="md" fullWidth loading={login.isPending || login.isSuccess}>
            Login
          </Button>
        </Stack>
      </form>
    </AuthLayout>
  );
}
