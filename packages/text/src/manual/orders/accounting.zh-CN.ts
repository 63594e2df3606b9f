import { text as accounting } from '../../finance/accounting/page.zh-CN'
import { text as edit } from '../../kit/edit.zh-CN'
import type { ManualArticle } from '../article'

/** Confirmed bills as entries of the company's own books. */
export const text = {
  lead: accounting.lead,
  sections: {
    mapping: {
      title: accounting.mapping,
      steps: [
        `打开“${accounting.title}”，点击“${accounting.toMapping}”，选择“${accounting.edit.from}”。`,
        `在“${accounting.edit.rules}”中点击“${accounting.edit.addRule}”，选择条件，填写“${accounting.edit.account}”；没有条件的一条放其余全部费用。`,
        `填写“${accounting.edit.inputTax}”，并为每种付款方式填写“${accounting.edit.settlement}”。`,
        `在“${accounting.edit.ledgers}”中填写每个法人主体的账套代码，点击“${edit.save}”。`,
      ],
      notes: [accounting.edit.rulesWhy, accounting.edit.lead, accounting.edit.ledgersWhy],
    },
    export: {
      title: accounting.make,
      steps: [
        `在“${accounting.bills}”中打开一份账单，在“${accounting.preview}”中核对各科目的“${accounting.debit}”和“${accounting.credit}”。`,
        `列有“${accounting.gaps}”时，点击“${accounting.toMapping}”补齐“${accounting.lacks.account}”或“${accounting.lacks.ledger}”的明细。`,
        `点击“${accounting.make}”，在“${accounting.history}”中点击“${accounting.download.csv}”或“${accounting.download.xlsx}”，导入财务软件。`,
      ],
      notes: [
        '对照有新版本时可再次导出，旧的文件仍在记录中。',
        `${accounting.noneWhy}之后的退改计入其发生的账期，不改动已导出的凭证。`,
      ],
    },
  },
} satisfies ManualArticle
