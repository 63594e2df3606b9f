// Made from agreement.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './agreement.zh-CN'
import { text as agreement } from '../../admin/agency/agreement.zh-TW'
import { text as offer } from '../../admin/agency/agreement-offer.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: agreement.lead,
  sections: {
    read: {
      title: '合同內容',
      lead: `「${agreement.title}」顯示「${agreement.period}」「${agreement.credit}」「${agreement.fees}」和「${agreement.rates}」。`,
      notes: [
        `「${agreement.states.none}」：${agreement.stateHints.none}`,
        `「${agreement.states.future}」：${agreement.stateHints.future}`,
        `「${agreement.states.ended}」：${agreement.stateHints.ended}`,
      ],
      picture: '服務合同，顯示期限、授信和服務費',
    },
    sign: {
      title: '申請和簽署',
      steps: [
        `點選「${offer.ask}」，寫明需要，點選「${offer.send}」。服務商擬定並複核條款後會通知您。`,
        `核對期限和額度，點選「${offer.sign}」；不合適時點選「${offer.decline}」並說明原因。`,
      ],
      notes: ['簽署後立即生效。續簽從當前合同的下一天開始，期間不會中斷。'],
    },
    credit: {
      title: '授信額度',
      lead: `「${agreement.available}」等於「${agreement.limit}」減去「${agreement.used}」和「${agreement.frozen}」。「${agreement.frozen}」是${agreement.frozenHint}，出票後轉為「${agreement.used}」。`,
      hint: `「${agreement.available}」等於「${agreement.limit}」減去「${agreement.used}」和「${agreement.frozen}」。`,
    },
  },
} satisfies ManualArticle
