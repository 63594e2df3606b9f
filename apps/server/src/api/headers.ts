import type { Config } from '../config'

/** No script at all: for pages that the server writes, payment pages among them. */
const page =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
/** Files are answered as attachments, so no viewer has to run under it. */
const data = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"

/** With every answer, whatever it answers. */
export const securityHeaders = ({ publicUrl }: Config, contentType: string): Record<string, string> => ({
  'content-security-policy': contentType.startsWith('text/html') ? page : data,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})
