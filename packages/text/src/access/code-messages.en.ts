import type { text as source } from './code-messages.zh-CN'

export const text: typeof source = {
  signature: 'Sojourn',
  purposes: {
    signIn: 'signing in',
    activate: 'activating your account',
    openAccount: 'opening an account',
    register: 'registering your company',
    reset: 'resetting your password',
    contact: 'changing your contact',
    domain: 'confirming the mail domain of your company',
  },
  subject: (p) => `Your code for ${p.purpose}`,
  code: (p) =>
    `${p.code} is your code for ${p.purpose}, valid for ${p.minutes} minutes. Tell it to nobody; ignore this message if you did not ask for it.`,
  link: (p) => `Or open this link to go on (it works once):\n${p.link}`,
  noticeSubject: 'About your account',
  notices: {
    accountExists: (p) =>
      `This contact has an account already. Please sign in: ${p.link}. Ignore this message if you did not ask for it.`,
    activateFirst: (p) =>
      `Your account is not activated yet. Please activate it first: ${p.link}. Ignore this message if you did not ask for it.`,
    alreadyActive: (p) =>
      `Your account is active already. Please sign in: ${p.link}. Ignore this message if you did not ask for it.`,
    contactChanged: (p) =>
      `Your contact was changed to ${p.contact} at ${p.time}. If it was not you, reset your password at once: ${p.link}, and tell your travel manager.`,
    passwordChanged: (p) =>
      `Your password was changed at ${p.time}, and your other devices were signed out. If it was not you, reset it at once: ${p.link}`,
    secondFactor: {
      enrolled: (p) =>
        `A second step was added to the sign-in of your account at ${p.time}, and your other devices were signed out. If it was not you, reset your password at once: ${p.link}, and tell your travel manager.`,
      removed: (p) =>
        `A second step was removed from the sign-in of your account at ${p.time}. If it was not you, reset your password at once: ${p.link}, and tell your travel manager.`,
      reset: (p) =>
        `An administrator reset the two-step sign-in of your account at ${p.time}, and all your devices were signed out. If you did not ask for it, reset your password at once: ${p.link}, and tell your travel manager.`,
    },
  },
}
