import { text as trips } from '../../admin/orders/trips.zh-CN'
import type { ManualArticle } from '../article'

/** Trips of the company. */
export const text = {
  lead: `一次出差的机票、火车票和酒店可以归入一个行程。“${trips.title}”按行程列出费用和出行人。`,
  sections: {
    find: {
      title: '查看行程',
      lead: `“${trips.keyword}”可输入${trips.keywordHint}。点击行程可以看到每天的安排、“${trips.orders}”和费用。`,
      picture: '公司的行程，显示日期、出行人和费用',
    },
  },
} satisfies ManualArticle
