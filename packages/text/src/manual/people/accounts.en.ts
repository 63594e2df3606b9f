import { text as login } from '../../access/login.en'
import { text as accounts } from '../../admin/account/accounts.en'
import type { text as source } from './accounts.zh-CN'

export const text: typeof source = {
  lead: `“${accounts.title}” shows how people sign in; lock accounts, reset passwords and end sessions here.`,
  sections: {
    lock: {
      title: 'Lock and unlock',
      steps: [
        `Open “${accounts.title}” and press a name.`,
        `Choose “${accounts.lock}” and fill in “${accounts.lockReason}”.`,
        `Later choose “${accounts.unlock}”. Tick several accounts in the list to lock or unlock them together.`,
      ],
      notes: [
        accounts.lockText,
        `An account that pauses after wrong passwords opens by itself in time, or at once with “${accounts.unlock}”.`,
      ],
      picture: 'The list of accounts with state, last sign-in and two-step sign-in',
    },
    password: {
      title: 'Reset a password',
      lead: `People can choose “${login.forgot}” on the sign-in page themselves. Where they need you, choose “${accounts.resetPassword}”: the old password ends at once, the way to a new one goes to the person’s mail, and you never see it.`,
    },
    sessions: {
      title: 'End sessions',
      lead: `End them one by one in an account, or all with “${accounts.endAll}”. When a device is lost, lock the account as well.`,
    },
  },
}
