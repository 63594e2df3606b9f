import { text as delegate } from '../../booking/approval/delegate.en'
import { text as approvals } from '../../booking/approval/list.en'
import { text as decision } from '../../booking/approval/decision.en'
import { text as page } from '../../booking/approval/page.en'
import { text as menu } from '../../personal/menu.en'
import type { text as source } from './approvals.zh-CN'

export const text: typeof source = {
  lead: 'What goes beyond the standard, or needs approval in your company, goes to its approvers. Whoever submitted it can follow it.',
  sections: {
    decide: {
      title: 'Decide',
      steps: [
        `Open “${menu.items.approvals}” and press “${approvals.decide}”.`,
        'Look at the journey, the cost, the reason and the alternatives.',
        `Press “${decision.agree}” or “${decision.reject}”; a rejection needs “${decision.reason}”.`,
      ],
      notes: [
        decision.keys,
        `Seats are released when “${decision.heldFor}” runs out; decide before.`,
        `Several that are within the standard can be taken with “${approvals.agreeTogether}”.`,
        `Those marked “${approvals.states[16]}” need no decision; you can use “${page.comment}”.`,
      ],
      picture: 'What waits for approval, with verdicts and deadlines',
    },
    handOver: {
      title: 'Hand over, ask another, delegate',
      lead: `“${decision.transfer}” lets a colleague decide instead; “${decision.addSigner}” lets one decide as well. While you are away, name somebody under “${delegate.title}” in “${menu.items.profile}”.`,
    },
    follow: {
      title: 'Follow what you submitted',
      lead: `“${approvals.ordersTitle}” lists every approval that you asked for. What happens when nobody decides in time stands on the page of the approval.`,
    },
  },
}
