import { text as home } from '../../app/home.zh-CN'
import { text as trainBook } from '../../products/train/book.zh-CN'
import { text as trainList } from '../../products/train/list.zh-CN'
import type { ManualArticle } from '../article'

/** Trains and the waitlist. */
export const text = {
  lead: '预订火车票，选择席别和座位；无票时可以候补。',
  sections: {
    book: {
      title: '预订火车票',
      steps: [
        `在首页选择“${home.train}”，填写城市和日期后搜索。`,
        `点击“${trainList.openSeats}”，在合适的席别旁点击“${trainList.book}”。`,
        `选择出行人，需要时在“${trainBook.seatChoice}”中选择位置，提交订单。`,
        `“${trainBook.locked}”后在时限内点击“${trainBook.payNow}”。`,
      ],
      notes: [trainBook.lockedWhy],
    },
    waitlist: {
      title: '候补',
      lead: `“${trainList.soldOut}”的席别旁点击“${trainList.joinWaitlist}”，可以“${trainBook.addChoice}”，选择“${trainBook.deadline}”，然后点击“${trainBook.submitWaitlist}”。${trainBook.waitlistWhy}`,
    },
    compare: {
      title: '与航班比较',
      lead: `点击“${trainList.compare}”，按时间、价格和“${trainList.compareHead.door}”比较当天的火车与航班。`,
    },
  },
} satisfies ManualArticle
