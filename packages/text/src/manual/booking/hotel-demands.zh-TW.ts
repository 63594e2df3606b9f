// Made from hotel-demands.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './hotel-demands.zh-CN'
import { text as demand } from '../../products/hotel/demand.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: demand.intro,
  sections: {
    ask: {
      title: '提交需求',
      steps: [
        `開啟「${demand.title}」，點選「${demand.ask}」，填寫「${demand.city}」「${demand.checkIn}」「${demand.checkOut}」和「${demand.rooms}」。`,
        `填寫「${demand.hotelName}」或「${demand.wishes}」，需要時填寫「${demand.budget}」。`,
        `點選「${demand.addPeople}」，每間房至少一位入住人，再點選「${demand.submit}」。`,
      ],
      notes: [`已有相同的需求時會提示，點選「${demand.seeSame}」開啟。`],
    },
    choose: {
      title: '比較和接受方案',
      steps: [
        `有報價時會通知您。開啟需求單，在「${demand.plansTitle}」中比較價格、取消規則和付款方式。`,
        `點選「${demand.accept}」，填寫訂單後提交；之後與其他訂單一樣審批和支付。`,
      ],
      notes: [`標有「${demand.overBudget}」的方案高於您填寫的預算。`, '報價兩小時內有效。'],
    },
    over: {
      title: '過期和作廢',
      lead: `報價過期後，可在 7 天內點選「${demand.askAgain}」，逾期自動作廢。不再需要時點選「${demand.drop}」，填寫「${demand.dropReason}」。`,
    },
  },
} satisfies ManualArticle
