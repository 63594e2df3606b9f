// Made from approvals.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './approvals.zh-CN'
import { text as delegate } from '../../booking/approval/delegate.zh-TW'
import { text as approvals } from '../../booking/approval/list.zh-TW'
import { text as decision } from '../../booking/approval/decision.zh-TW'
import { text as page } from '../../booking/approval/page.zh-TW'
import { text as menu } from '../../personal/menu.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: `超出標準或公司要求審批的單據，會送到審批人那裡。提交的人可以隨時檢視進度。`,
  sections: {
    decide: {
      title: '審批',
      steps: [
        `開啟「${menu.items.approvals}」，點選「${approvals.decide}」。`,
        '檢視行程、費用、超標原因和可選方案。',
        `點選「${decision.agree}」或「${decision.reject}」；駁回須填寫「${decision.reason}」。`,
      ],
      notes: [
        decision.keys,
        `「${decision.heldFor}」倒計時結束後座位會釋放，請在此之前決定。`,
        `幾個符合標準的申請可以「${approvals.agreeTogether}」。`,
        `標有「${approvals.states[16]}」的無需您審批，可以「${page.comment}」。`,
      ],
      picture: '待我審批，顯示差標判斷和截止時間',
    },
    handOver: {
      title: '轉交、加簽和委託',
      lead: `「${decision.transfer}」由同事代您決定；「${decision.addSigner}」請同事一起決定。長時間不在時，在「${menu.items.profile}」的「${delegate.title}」中設定受託人。`,
    },
    follow: {
      title: '檢視我提交的審批',
      lead: `「${approvals.ordersTitle}」列出您提交的每一次審批。超時未決定時按公司的流程處理，審批頁上會寫明。`,
    },
  },
} satisfies ManualArticle
