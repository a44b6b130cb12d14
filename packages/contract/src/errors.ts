/**
 * Every error code with its HTTP status and default message. The first block is the Open API's public table; the second
 * block is for files and the portal.
 */
export const errorCatalogue = {
  INVALID_CREDENTIALS: { status: 400, message: 'The credentials you provided are incorrect.' },
  INVALID_PARAMETERS: { status: 400, message: 'Missing or invalid parameters were sent in your request.' },
  INVALID_TOKEN: { status: 401, message: 'The token you provided is invalid or has expired.' },
  UNAUTHORIZED_ACCESS: { status: 403, message: 'You do not have permission to access this resource.' },
  MISSING_RESOURCE: { status: 404, message: 'The resource you provided cannot be found or is unavailable.' },
  UNSUPPORTED_TYPE: { status: 415, message: 'Please specify a valid content type for your request.' },
  REQUEST_LIMIT_EXCEEDED: {
    status: 429,
    message: 'You have exceeded your rate limit for this resource. Please try again later or contact support.',
  },
  SERVER_ERROR: {
    status: 500,
    message: 'Our system is currently experiencing issues. Please try again later or contact support.',
  },
  UNSUPPORTED_METHOD: { status: 501, message: 'The HTTP method you used is not supported for this resource.' },
  SERVER_UNAVAILABLE: {
    status: 503,
    message:
      'The server is not available to handle the request. It may be down or under maintenance. Please try again later or contact support.',
  },
  TIME_LIMIT_EXCEEDED: {
    status: 504,
    message: 'The server was not able to give a response in the allotted time. Please try again or contact support.',
  },
  RANGE_NOT_SATISFIABLE: { status: 416, message: 'The file ends before the part you asked for.' },
  SESSION_EXPIRED: { status: 401, message: 'Your session has expired. Please log in again.' },
  EMAIL_NOT_CONFIRMED: { status: 403, message: 'Please confirm your email address before you log in.' },
  ALREADY_EXISTS: { status: 400, message: 'An account with this email address already exists.' },
  EDIT_CONFLICT: { status: 409, message: 'Somebody else has changed this in the meantime.' },
  CONFIRMATION_REQUIRED: { status: 403, message: 'Please enter your password again before you change this.' },
  LINK_EXPIRED: { status: 400, message: 'This link has expired or has already been used.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;
