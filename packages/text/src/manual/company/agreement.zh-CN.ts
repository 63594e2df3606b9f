import { text as agreement } from '../../admin/agency/agreement.zh-CN'
import { text as offer } from '../../admin/agency/agreement-offer.zh-CN'
import type { ManualArticle } from '../article'

/** What the company agreed with its agency. */
export const text = {
  lead: agreement.lead,
  sections: {
    read: {
      title: '合同内容',
      lead: `“${agreement.title}”显示“${agreement.period}”“${agreement.credit}”“${agreement.fees}”和“${agreement.rates}”。`,
      notes: [
        `“${agreement.states.none}”：${agreement.stateHints.none}`,
        `“${agreement.states.future}”：${agreement.stateHints.future}`,
        `“${agreement.states.ended}”：${agreement.stateHints.ended}`,
      ],
      picture: '服务合同，显示期限、授信和服务费',
    },
    sign: {
      title: '申请和签署',
      steps: [
        `点击“${offer.ask}”，写明需要，点击“${offer.send}”。服务商拟定并复核条款后会通知您。`,
        `核对期限和额度，点击“${offer.sign}”；不合适时点击“${offer.decline}”并说明原因。`,
      ],
      notes: ['签署后立即生效。续签从当前合同的下一天开始，期间不会中断。'],
    },
    credit: {
      title: '授信额度',
      lead: `“${agreement.available}”等于“${agreement.limit}”减去“${agreement.used}”和“${agreement.frozen}”。“${agreement.frozen}”是${agreement.frozenHint}，出票后转为“${agreement.used}”。`,
      hint: `“${agreement.available}”等于“${agreement.limit}”减去“${agreement.used}”和“${agreement.frozen}”。`,
    },
  },
} satisfies ManualArticle
