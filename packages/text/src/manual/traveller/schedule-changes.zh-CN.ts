import { text as notices } from '../../products/intl-flight/after-sale/notices.zh-CN'
import type { ManualArticle } from '../article'

/** What is done about carriers' changes. */
export const text = {
  lead: '航司取消、延误或调整国际航班后，订单中会出现通知，并发送邮件给预订人和出行人。',
  sections: {
    answer: {
      title: '答复航班变动',
      steps: [
        `打开订单，在“${notices.label}”中对照“${notices.was}”和“${notices.now}”；${notices.local}。`,
        `可以接受时，点击“${notices.accept}”；订单、行程单和日历随即更新。`,
        `不合适时，点击“${notices.change}”或“${notices.refund}”，不收手续费。`,
      ],
      notes: ['只有预订人可以答复。接受之后再退改，按票规收费。'],
    },
    reroute: {
      title: '航司安排改乘',
      lead: `航司取消航班并安排其他航班时，通知中列出“${notices.was}”和“${notices.instead}”的全部航班，转机次数有变化的一并标出。`,
      steps: [
        `点击“${notices.takeInstead({ flight: '…' })}”，打开保护航班：“${notices.protectOwn}”排在最前，其余按到达时间接近原行程排列。`,
        `核对航班，点击“${notices.protectTake}”。都不合适时，点击“${notices.protectDesk}”，或“${notices.change}”“${notices.refund}”。`,
      ],
      notes: ['没有答复时不会自动改乘，由客服联系您。', `航司没有安排的，点击“${notices.protect}”选择。`],
    },
    silence: {
      title: '没有答复时',
      lead: '期限写在通知里：一周，且不晚于起飞前一天。到期未答复的，小的变动视为接受；取消、可能误接、提前一小时以上或晚到三小时以上的，由客服联系您。',
    },
    pending: {
      title: '正在退票或改签时',
      lead: '退改申请处理期间，时刻不会自动更新，也不能接受新时刻；通知仍会显示。申请撤回或结束后，再按上面的方式处理。',
    },
  },
} satisfies ManualArticle
