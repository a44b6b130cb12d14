export const termsMessage = 'You need to read and agree to our terms and conditions before you can join us.';
