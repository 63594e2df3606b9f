import type { text as source } from './contact.zh-CN'

export const text: typeof source = {
  title: 'Contact',
  lead: 'You sign in with them; codes and news of your trips go there. A new one has to be verified.',
  mobile: 'Mobile',
  mail: 'Mail address',
  none: 'Not given',
  change: 'Change',
  changeMobile: 'Change mobile',
  changeMail: 'Change mail address',
  explain: 'Once verified you sign in with the new one and no longer with the former. We write to your former mail address.',
  newMobile: 'Enter your new mobile',
  newMail: 'Enter your new mail address',
  submit: 'Verify and change',
  done: 'Contact changed',
  reveal: (p) => `Show ${p.what} in full`,
  hide: (p) => `Hide ${p.what}`,
  assisted: 'Contacts are neither shown nor changed in an assisted session',
}
