// Made from legal-entities.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './legal-entities.zh-CN'
import { text as catalogue } from '../../admin/company/catalogue.zh-TW'
import { text as entities } from '../../admin/company/legal-entities.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: '發票開給哪家公司，由抬頭決定。集團可以有幾個抬頭，分別適用於不同部門。',
  sections: {
    add: {
      title: '新增抬頭',
      steps: [
        `開啟「${entities.title}」，點選「${entities.add}」。`,
        `填寫「${entities.fields.name}」和「${entities.fields.taxNumber}」，${entities.nameHint}`,
        `需要專用發票時勾選「${entities.fields.specialInvoices}」。${entities.specialHint}`,
      ],
      notes: [`「${entities.fields.account}」${entities.accountHint}`],
      picture: '發票抬頭列表，顯示稅號和可開的發票',
    },
    default: {
      title: '預設抬頭和適用部門',
      lead: `${entities.defaultHint}${catalogue.departmentsHint}`,
      hint: `${entities.defaultHint}指定了適用部門的抬頭先於預設抬頭。`,
    },
  },
} satisfies ManualArticle
