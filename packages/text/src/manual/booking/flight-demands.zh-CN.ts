import { text as demand } from '../../products/intl-flight/demand/words.zh-CN'
import type { ManualArticle } from '../article'

/** Requests to the agency for flights abroad. */
export const text = {
  lead: demand.intro,
  sections: {
    ask: {
      title: '提交需求',
      steps: [
        `在“${demand.title}”中点击“${demand.ask}”，填写“${demand.depart}”“${demand.placeHint}”和“${demand.departDate}”，需要时点击“${demand.addLeg}”。`,
        `选择“${demand.cabin}”和“${demand.flexibleDays}”，点击“${demand.addPeople}”，也可以“${demand.importList}”。`,
        '名单中不属于本公司的人，填写证件类型和手机号（护照等证件还需出生日期）后，可一键登记为外部出行人；有误的行会逐行说明。',
        `点击“${demand.submit}”；还没想好时点击“${demand.saveDraft}”。`,
      ],
      notes: ['相同出行人、行程和日期已有需求时会先提示，可查看已有的需求单。'],
      picture: '需求单列表，显示状态、人数和筛选条件',
    },
    choose: {
      title: '比较和选择方案',
      steps: [
        `报价后打开需求单，在“${demand.plansTitle}”中比较价格、行李、“${demand.rules}”和差标判断。`,
        `点击“${demand.choose}”，填写订单后提交；之后与其他订单一样审批和支付。`,
      ],
      notes: [
        `标有“${demand.supplied}”的方案由系统占座出票；其他方案在支付后由客服出票。`,
        `方案各有有效期。标有“${demand.supplied}”的方案在选择时重新核价，涨价、售完或时刻有变会标为“${demand.planEnded}”，其余方案仍可选择。`,
      ],
    },
    over: {
      title: '方案都失效后',
      lead: `全部方案过期或失效后，可在 7 天内点击“${demand.askAgain}”，或等客服重新报价；之后需求自动作废。`,
    },
  },
} satisfies ManualArticle
