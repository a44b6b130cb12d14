/** A token whose only readable claim is its expiry. */
export function tokenEnding(secondsFromNow: number): string {
  const claims = { exp: Math.floor(Date.now() / 1000) + secondsFromNow };
  return `e30.${btoa(JSON.stringify(claims))}.signature`;
}

export function logIn({ hasProduction = false, mode = 'Sandbox' } = {}): void {
  localStorage.setItem('jwt', tokenEnding(7200));
  localStorage.setItem('boxjwt', tokenEnding(7200));
  if (hasProduction) localStorage.setItem('prodjwt', tokenEnding(7200));
  localStorage.setItem('mode', mode);
}
