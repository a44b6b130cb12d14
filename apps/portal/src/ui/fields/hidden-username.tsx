/** Hidden field that tells password managers whose password is being changed. */
export function HiddenUsername({ value }: { value: string | undefined }) {
  if (!value) return null;
  return <input type="email" name="username" autoComplete="username" value={value} readOnly hidden />;
}
