import { text as login } from '../../access/login.en'
import { text as factor } from '../../access/second-factor.en'
import { text as sessions } from '../../access/sessions.en'
import { text as menu } from '../../personal/menu.en'
import { text as profile } from '../../personal/profile.en'
import type { text as source } from './sign-in.zh-CN'

export const text: typeof source = {
  lead: 'Sign in with your company account, and keep it safe.',
  sections: {
    first: {
      title: 'The first time',
      lead: `Open the link in your invitation, or press “${login.activate}” on the sign-in page, confirm who you are and set a password.`,
    },
    forgot: {
      title: 'Forgotten password',
      lead: `Press “${login.forgot}” on the sign-in page, confirm by mobile or mail and set a new one. With “${login.byCode}” you sign in without a password.`,
    },
    twoStep: {
      title: 'Two-step sign-in',
      lead: factor.lead,
      steps: [
        `Open “${profile.section.secondFactor}” in “${menu.items.profile}” and press “${factor.enrol}” or “${factor.addPasskey}”.`,
        factor.scan,
        `“${factor.codesTitle}”: ${factor.codesLead}`,
      ],
      notes: [factor.lostAll],
      picture: 'Setting up two-step sign-in',
      hint: `With “${factor.require}”: ${factor.requireHint}`,
    },
    devices: {
      title: 'Where you are signed in',
      lead: sessions.lead,
    },
  },
}
