import { text as demand } from '../../products/hotel/demand.zh-CN'
import type { ManualArticle } from '../article'

/** Requests to the agency for hotels that the list lacks. */
export const text = {
  lead: demand.intro,
  sections: {
    ask: {
      title: '提交需求',
      steps: [
        `打开“${demand.title}”，点击“${demand.ask}”，填写“${demand.city}”“${demand.checkIn}”“${demand.checkOut}”和“${demand.rooms}”。`,
        `填写“${demand.hotelName}”或“${demand.wishes}”，需要时填写“${demand.budget}”。`,
        `点击“${demand.addPeople}”，每间房至少一位入住人，再点击“${demand.submit}”。`,
      ],
      notes: [`已有相同的需求时会提示，点击“${demand.seeSame}”打开。`],
    },
    choose: {
      title: '比较和接受方案',
      steps: [
        `有报价时会通知您。打开需求单，在“${demand.plansTitle}”中比较价格、取消规则和付款方式。`,
        `点击“${demand.accept}”，填写订单后提交；之后与其他订单一样审批和支付。`,
      ],
      notes: [`标有“${demand.overBudget}”的方案高于您填写的预算。`, '报价两小时内有效。'],
    },
    over: {
      title: '过期和作废',
      lead: `报价过期后，可在 7 天内点击“${demand.askAgain}”，逾期自动作废。不再需要时点击“${demand.drop}”，填写“${demand.dropReason}”。`,
    },
  },
} satisfies ManualArticle
