/** A phone number on a screen: with "+" however it was sent; its MD5 and local numbers stay as they are. */
export function showMobileNumber(number: string): string {
  return /^[1-9]\d{7,14}$/.test(number) ? `+${number}` : number;
}
