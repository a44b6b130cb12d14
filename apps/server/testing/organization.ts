/** Organization details as an administrator enters them. */
export const testOrganization = {
  name: 'Sample Lending',
  industry: 'other credit granting',
  emailAddress: 'hello@example.com',
  phoneNumber: '0281234567',
  companySize: '51-200',
  websiteUrl: 'https://www.example.com/about',
  streetAddress1: '1 Sample Street',
  streetAddress2: 'Sample Village',
  city: 'Makati',
  region: 'Metro Manila',
  country: 'PH',
  zipCode: '1200',
} as const;
