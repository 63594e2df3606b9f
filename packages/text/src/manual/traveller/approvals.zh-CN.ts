import { text as delegate } from '../../booking/approval/delegate.zh-CN'
import { text as approvals } from '../../booking/approval/list.zh-CN'
import { text as decision } from '../../booking/approval/decision.zh-CN'
import { text as page } from '../../booking/approval/page.zh-CN'
import { text as menu } from '../../personal/menu.zh-CN'
import type { ManualArticle } from '../article'

/** Deciding, and following what one submitted. */
export const text = {
  lead: `超出标准或公司要求审批的单据，会送到审批人那里。提交的人可以随时查看进度。`,
  sections: {
    decide: {
      title: '审批',
      steps: [
        `打开“${menu.items.approvals}”，点击“${approvals.decide}”。`,
        '查看行程、费用、超标原因和可选方案。',
        `点击“${decision.agree}”或“${decision.reject}”；驳回须填写“${decision.reason}”。`,
      ],
      notes: [
        decision.keys,
        `“${decision.heldFor}”倒计时结束后座位会释放，请在此之前决定。`,
        `几个符合标准的申请可以“${approvals.agreeTogether}”。`,
        `标有“${approvals.states[16]}”的无需您审批，可以“${page.comment}”。`,
      ],
      picture: '待我审批，显示差标判断和截止时间',
    },
    handOver: {
      title: '转交、加签和委托',
      lead: `“${decision.transfer}”由同事代您决定；“${decision.addSigner}”请同事一起决定。长时间不在时，在“${menu.items.profile}”的“${delegate.title}”中设置受托人。`,
    },
    follow: {
      title: '查看我提交的审批',
      lead: `“${approvals.ordersTitle}”列出您提交的每一次审批。超时未决定时按公司的流程处理，审批页上会写明。`,
    },
  },
} satisfies ManualArticle
