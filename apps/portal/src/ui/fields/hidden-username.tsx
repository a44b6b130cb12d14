/** Tells password managers whose password the form changes; people see nothing of it. */
export function HiddenUsername({ value }: { value: string | undefined }) {
  if (!value) return null;
  return <input type="email" name="username" autoComplete="username" value={value} readOnly hidden />;
}
