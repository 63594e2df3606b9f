import { text as home } from '../../app/home.zh-CN'
import { text as form } from '../../booking/placing/book-form.zh-CN'
import { text as check } from '../../products/intl-flight/check.zh-CN'
import { text as list } from '../../products/intl-flight/search/list.zh-CN'
import { text as search } from '../../products/intl-flight/search.zh-CN'
import type { ManualArticle } from '../article'

/** Searching and booking flights abroad. */
export const text = {
  lead: '国际机票逐程选择；每个价格都是全程含税价，选到最后一程就是要付的金额。',
  sections: {
    book: {
      title: '预订国际机票',
      steps: [
        `在首页选择“${home.flight}”和“${home.international}”，填写“${home.from}”“${home.to}”和日期；两程以上选择“${search.multi}”，点击“${search.addLeg}”，${search.addLegFull}。点击“${home.search}”。`,
        `在“${list.titlePlain}”中点击“${list.openFares}”，比较行李、退改和出票时限；“${list.rules}”列出全部规则。逐程点击“${list.choose.out}”或“${list.choose.leg}”，最后一程点击“${list.choose.last}”。`,
        `在“${check.title}”中查看“${check.ticketsCard}”和“${check.priceUntil}”，点击“${check.next}”。`,
        `核对护照姓名、有效期和国籍，点击“${form.submit}”。`,
      ],
      notes: [`标有“${list.instantPayment}”的价格须立即支付，等不及审批。`, list.rulesNote],
      picture: '国际航班列表，显示往返总价、舱位和筛选条件',
    },
    fares: {
      title: '往返、缺口和多程的价格',
      lead: '全程由一家航空公司承运并回到出发地或同一国家的另一城市时，各程按往返票价的一半计价，通常低于单程相加；中间可有一段自行前往，但不能比相邻航程更远。满足不了提前天数或停留天数时，按单程计价。',
      notes: [list.separateTickets],
    },
    documents: {
      title: '证件和儿童',
      lead: '去往港澳台以外须用护照，在最后一程到达时仍须有效。途中满 2 周岁的婴儿须占座，全程按儿童购票。过境签证提示仅供参考，以使领馆为准。',
    },
  },
} satisfies ManualArticle
