import { text as home } from '../../app/home.zh-CN'
import { text as form } from '../../booking/placing/book-form.zh-CN'
import { text as list } from '../../booking/list.zh-CN'
import { text as flightCheck } from '../../products/flight/check.zh-CN'
import { text as flightList } from '../../products/flight/list.zh-CN'
import type { ManualArticle } from '../article'

/** Searching and booking flights. */
export const text = {
  lead: '从搜索到出票只需四步；每一步都写明是否符合差旅标准。',
  sections: {
    book: {
      title: '预订机票',
      steps: [
        `在首页选择“${home.flight}”，填写“${home.from}”“${home.to}”和“${home.departDate}”，点击“${home.search}”。`,
        `在“${flightList.titlePlain}”中点击“${flightList.openFares}”比较舱位，点击“${flightList.book}”。`,
        `在“${flightCheck.title}”中查看“${flightCheck.fareCard}”，点击“${flightCheck.next}”。`,
        `在“${form.title}”中核对“${form.travellers}”“${form.costCentre}”和“${form.contact}”，点击“${form.submit}”。`,
      ],
      notes: [`“${form.summary}”显示谁付款、谁审批，以及座位保留到何时。`, '填写的内容会暂存，刷新或断网后仍在。'],
      picture: '航班列表，显示价格、差标判断和筛选条件',
    },
    standard: {
      title: '超出差旅标准时',
      lead: `勾选“${list.within}”只看符合标准的航班。超标的舱位会显示原因；需要时选择“${form.reason}”，或在“${form.excessChoice}”中选择送审或自付。标为“${flightList.locked}”的舱位不能预订。`,
    },
    connections: {
      title: '没有合适的直飞',
      lead: `列表下方的“${flightList.connections}”列出同一机场换乘一次的方案，两段航班在一个订单中。`,
    },
  },
} satisfies ManualArticle
