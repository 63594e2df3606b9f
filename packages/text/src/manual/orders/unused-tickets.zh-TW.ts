// Made from unused-tickets.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './unused-tickets.zh-CN'
import { text as words } from '../../admin/orders/words.zh-TW'
import { text as unused } from '../../admin/orders/unused-tickets.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: unused.lead,
  sections: {
    act: {
      title: '怎樣處理',
      steps: [
        `開啟「${unused.title}」，先看「${unused.sorts.lastDay}」的客票。`,
        '持票人仍有行程時，請本人改簽後使用；不再出行時，請預訂人退票。',
      ],
      notes: [
        `「${words.ticketStatuses.leaver}」：${unused.leaverHint}。`,
        `「${words.ticketStatuses.taken}」：${unused.takenHint}。`,
      ],
      picture: '未使用客票，顯示到期日和金額',
    },
  },
} satisfies ManualArticle
