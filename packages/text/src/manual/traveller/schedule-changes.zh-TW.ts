// Made from schedule-changes.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './schedule-changes.zh-CN'
import { text as notices } from '../../products/intl-flight/after-sale/notices.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: '航司取消、延誤或調整國際航班後，訂單中會出現通知，併發送郵件給預訂人和出行人。',
  sections: {
    answer: {
      title: '答覆航班變動',
      steps: [
        `開啟訂單，在「${notices.label}」中對照「${notices.was}」和「${notices.now}」；${notices.local}。`,
        `可以接受時，點選「${notices.accept}」；訂單、行程單和日曆隨即更新。`,
        `不合適時，點選「${notices.change}」或「${notices.refund}」，不收手續費。`,
      ],
      notes: ['只有預訂人可以答覆。接受之後再退改，按票規收費。'],
    },
    reroute: {
      title: '航司安排改乘',
      lead: `航司取消航班並安排其他航班時，通知中列出「${notices.was}」和「${notices.instead}」的全部航班，轉機次數有變化的一併標出。`,
      steps: [
        `點選「${notices.takeInstead({ flight: '…' })}」，開啟保護航班：「${notices.protectOwn}」排在最前，其餘按到達時間接近原行程排列。`,
        `核對航班，點選「${notices.protectTake}」。都不合適時，點選「${notices.protectDesk}」，或「${notices.change}」「${notices.refund}」。`,
      ],
      notes: ['沒有答覆時不會自動改乘，由客服聯絡您。', `航司沒有安排的，點選「${notices.protect}」選擇。`],
    },
    silence: {
      title: '沒有答覆時',
      lead: '期限寫在通知裡：一週，且不晚於起飛前一天。到期未答覆的，小的變動視為接受；取消、可能誤接、提前一小時以上或晚到三小時以上的，由客服聯絡您。',
    },
    pending: {
      title: '正在退票或改簽時',
      lead: '退改申請處理期間，時刻不會自動更新，也不能接受新時刻；通知仍會顯示。申請撤回或結束後，再按上面的方式處理。',
    },
  },
} satisfies ManualArticle
