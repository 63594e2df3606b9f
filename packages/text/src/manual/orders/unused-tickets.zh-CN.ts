import { text as words } from '../../admin/orders/words.zh-CN'
import { text as unused } from '../../admin/orders/unused-tickets.zh-CN'
import type { ManualArticle } from '../article'

/** Tickets of the company that nobody used. */
export const text = {
  lead: unused.lead,
  sections: {
    act: {
      title: '怎样处理',
      steps: [
        `打开“${unused.title}”，先看“${unused.sorts.lastDay}”的客票。`,
        '持票人仍有行程时，请本人改签后使用；不再出行时，请预订人退票。',
      ],
      notes: [
        `“${words.ticketStatuses.leaver}”：${unused.leaverHint}。`,
        `“${words.ticketStatuses.taken}”：${unused.takenHint}。`,
      ],
      picture: '未使用客票，显示到期日和金额',
    },
  },
} satisfies ManualArticle
