/** Consent for every lookup in tests. */
export const testConsent = {
  type: 'Terms And Conditions',
  version: '1',
  consentedAt: '2021-04-14T09:30:24Z',
  consentedWith: 'I agree to the terms and conditions.',
  consentTemplateId: null,
};

/** Documented phone number and email address with data in Sandbox. */
export const knownPhone = '639559991234';
export const knownEmailAddress = 'gpalomero1234@smileapi.io';
