// Made from flight-demands.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './flight-demands.zh-CN'
import { text as demand } from '../../products/intl-flight/demand/words.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: demand.intro,
  sections: {
    ask: {
      title: '提交需求',
      steps: [
        `在「${demand.title}」中點選「${demand.ask}」，填寫「${demand.depart}」「${demand.placeHint}」和「${demand.departDate}」，需要時點選「${demand.addLeg}」。`,
        `選擇「${demand.cabin}」和「${demand.flexibleDays}」，點選「${demand.addPeople}」，也可以「${demand.importList}」。`,
        '名單中不屬於本公司的人，填寫證件類型和手機號碼（護照等證件還需出生日期）後，可一鍵登記為外部出行人；有誤的行會逐行說明。',
        `點選「${demand.submit}」；還沒想好時點選「${demand.saveDraft}」。`,
      ],
      notes: ['相同出行人、行程和日期已有需求時會先提示，可檢視已有的需求單。'],
      picture: '需求單列表，顯示狀態、人數和篩選條件',
    },
    choose: {
      title: '比較和選擇方案',
      steps: [
        `報價後開啟需求單，在「${demand.plansTitle}」中比較價格、行李、「${demand.rules}」和差標判斷。`,
        `點選「${demand.choose}」，填寫訂單後提交；之後與其他訂單一樣審批和支付。`,
      ],
      notes: [
        `標有「${demand.supplied}」的方案由系統佔座出票；其他方案在支付後由客服出票。`,
        `方案各有有效期。標有「${demand.supplied}」的方案在選擇時重新核價，漲價、售完或時刻有變會標為「${demand.planEnded}」，其餘方案仍可選擇。`,
      ],
    },
    over: {
      title: '方案都失效後',
      lead: `全部方案過期或失效後，可在 7 天內點選「${demand.askAgain}」，或等客服重新報價；之後需求自動作廢。`,
    },
  },
} satisfies ManualArticle
