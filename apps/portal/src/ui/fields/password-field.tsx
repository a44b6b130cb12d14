import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** The library's field, with its error announced as in other fields. */
export function PasswordField(props: PasswordInputProps) {
  return <PasswordInput aria-invalid={props.error ? true : undefined} {...props} />;
}
