import type { text as source } from './invitation.zh-CN'

export const text: typeof source = {
  subject: (p) => `${p.company} invites you to Sojourn`,
  body: (p) =>
    [
      `Dear ${p.name},`,
      '',
      `${p.company} has opened a Sojourn account for you, to book your business travel.`,
      `Please activate it and choose a password. Your account is this address, ${p.account}, or the mobile number that your company has of you:`,
      `${p.portal}/v/activation/index`,
      '',
      'If this is not you, please ignore this email.',
      '',
      'Sojourn',
    ].join('\n'),
  message: (p) =>
    `Sojourn: ${p.company} has opened an account for you. Activate it with this mobile number: ${p.portal}/v/activation/index`,
}
