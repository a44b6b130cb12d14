export function foldPhone(phone: string): string {
  return phone.replace(/^[+\s]+/, '').toLowerCase();
}

export function foldEmailAddress(emailAddress: string): string {
  return emailAddress.trim().toLowerCase();
}
