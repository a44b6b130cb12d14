import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** The library's field, which says itself that it is wrong, as its other fields do. */
export function PasswordField(props: PasswordInputProps) {
  return <PasswordInput aria-invalid={props.error ? true : undefined} {...props} />;
}
