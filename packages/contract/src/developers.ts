import { z } from 'zod';
import { jobTitleSchema } from './auth.ts';
import { dateTimeSchema, emailSchema, idParams, listOf, pageQuery, roleSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { pictureUrlSchema } from './images.ts';
import { newPasswordSchema } from './password.ts';
import { phoneNumberSchema } from './phone-numbers.ts';

const developerSchema = z
  .object({
    id: z.string(),
    tenantId: z.string(),
    role: roleSchema,
    /** INVITED until the invitation is accepted; names and title are empty until then. */
    status: z.enum(['ACTIVE', 'INVITED']),
    emailAddress: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    title: z.string(),
    displayName: z.string(),
    headImageUrl: z.string().nullable(),
    mobileNumber: z.string().nullable(),
    createdAt: dateTimeSchema,
    updatedAt: dateTimeSchema,
    passwordUpdatedAt: dateTimeSchema,
    hasTwoStep: z.boolean().describe('Whether the account uses two-step sign-in.'),
  })
  .meta({ id: 'Developer' });
export type Developer = z.infer<typeof developerSchema>;

export const developerPageSize = 50;

/** Passwords must be changed every 90 days; the warning starts ten days earlier. */
export const passwordAgeDays = { warning: 80, risk: 90 } as const;

const requiredName = (required: string) => z.string().trim().min(1, required).max(50, 'Too Long!');

export const personalInformationSchema = z.object({
  firstName: requiredName('First name is required'),
  lastName: requiredName('Last name is required'),
  title: jobTitleSchema,
  emailAddress: emailSchema,
  mobileNumber: phoneNumberSchema('Mobile number'),
  headImageUrl: pictureUrlSchema.nullable().optional(),
});

const developerPatchSchema = personalInformationSchema.extend({
  displayName: z.string().trim().min(1).max(101).optional(),
  role: roleSchema.optional(),
});
export type DeveloperPatch = z.infer<typeof developerPatchSchema>;

export const inviteSchema = z.object({ emailAddress: emailSchema, role: roleSchema });

export const samePasswordMessage =
  'Your new password cannot be the same as your old password. Please provide a new one.';

export const passwordChangeSchema = z.object({
  originPassword: z.string().min(1, 'Current password is required').max(1000),
  newPassword: newPasswordSchema('New password is required'),
  confirmPassword: z.string().min(1, 'Confirm new password is required').max(1000),
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

const tag = 'Developers';

export const developersApi = {
  me: endpoint({
    operationId: 'getCurrentDeveloper',
    summary: 'The signed-in developer',
    tag,
    method: 'GET',
    path: '/developers/me',
    auth: 'developer',
    answer: developerSchema,
  }),
  get: endpoint({
    operationId: 'getDeveloper',
    summary: 'Get a member of the team',
    tag,
    method: 'GET',
    path: '/developers/{id}',
    auth: 'developer',
    params: idParams,
    answer: developerSchema,
    errors: ['MISSING_RESOURCE'],
  }),
  list: endpoint({
    operationId: 'listDevelopers',
    summary: 'List the team, longest-standing members first',
    tag,
    method: 'GET',
    path: '/developers',
    auth: 'developer',
    query: pageQuery(developerPageSize).extend({ role: roleSchema.optional() }),
    answer: listOf(developerSchema),
  }),
  invite: endpoint({
    operationId: 'inviteDeveloper',
    summary: 'Invite a person to the team by email',
    tag,
    method: 'POST',
    path: '/developers/invite',
    auth: 'developer',
    role: 'ADMIN',
    body: inviteSchema,
    answer: null,
    errors: ['ALREADY_EXISTS', 'REQUEST_LIMIT_EXCEEDED'],
  }),
  update: endpoint({
    operationId: 'updateDeveloper',
    summary: 'Change your own personal information, or as an administrator that of any member',
    description:
      'A new email address receives a link and takes effect once that link is opened; the answer has the current address.',
    tag,
    method: 'PUT',
    path: '/developers/{id}',
    auth: 'developer',
    params: idParams,
    body: developerPatchSchema,
    answer: developerSchema,
    errors: ['MISSING_RESOURCE', 'UNAUTHORIZED_ACCESS', 'ALREADY_EXISTS', 'REQUEST_LIMIT_EXCEEDED'],
  }),
  changePassword: endpoint({
    operationId: 'updateDeveloperPassword',
    summary: 'Change your own password, which ends every session',
    tag,
    method: 'PUT',
    path: '/developers/{id}/password',
    auth: 'developer',
    params: idParams,
    body: passwordChangeSchema,
    answer: null,
    errors: ['MISSING_RESOURCE', 'UNAUTHORIZED_ACCESS', 'INVALID_CREDENTIALS', 'REQUEST_LIMIT_EXCEEDED'],
  }),
  setRole: endpoint({
    operationId: 'updateDeveloperRole',
    summary: 'Change the role of another member',
    tag,
    method: 'PUT',
    path: '/developers/{id}/role',
    auth: 'developer',
    role: 'ADMIN',
    params: idParams,
    body: z.object({ role: roleSchema }),
    answer: developerSchema,
    errors: ['MISSING_RESOURCE'],
  }),
  remove: endpoint({
    operationId: 'deleteDeveloper',
    summary: 'Remove another member from the team',
    tag,
    method: 'DELETE',
    path: '/developers/{id}',
    auth: 'developer',
    role: 'ADMIN',
    params: idParams,
    answer: null,
    errors: ['MISSING_RESOURCE'],
  }),
} as const;
