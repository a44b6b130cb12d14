import type { Tenant } from '@smile/contract/tenants';

/** Initial form values; missing settings are empty. */
export function organizationValues(tenant: Tenant) {
  return {
    name: tenant.name,
    industry: tenant.industry ?? '',
    emailAddress: tenant.emailAddress ?? '',
    phoneNumber: tenant.phoneNumber ?? '',
    companySize: tenant.companySize ?? '',
    websiteUrl: tenant.websiteUrl ?? '',
    streetAddress1: tenant.streetAddress1 ?? '',
    streetAddress2: tenant.streetAddress2 ?? '',
    city: tenant.city ?? '',
    region: tenant.region ?? '',
    country: tenant.country ?? '',
    zipCode: tenant.zipCode ?? '',
    logoUrl: tenant.logoUrl,
  };
}

export type OrganizationValues = ReturnType<typeof organizationValues>;
