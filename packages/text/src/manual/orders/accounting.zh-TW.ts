// Made from accounting.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './accounting.zh-CN'
import { text as accounting } from '../../finance/accounting/page.zh-TW'
import { text as edit } from '../../kit/edit.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: accounting.lead,
  sections: {
    mapping: {
      title: accounting.mapping,
      steps: [
        `開啟「${accounting.title}」，點選「${accounting.toMapping}」，選擇「${accounting.edit.from}」。`,
        `在「${accounting.edit.rules}」中點選「${accounting.edit.addRule}」，選擇條件，填寫「${accounting.edit.account}」；沒有條件的一條放其餘全部費用。`,
        `填寫「${accounting.edit.inputTax}」，併為每種付款方式填寫「${accounting.edit.settlement}」。`,
        `在「${accounting.edit.ledgers}」中填寫每個法人主體的帳套代碼，點選「${edit.save}」。`,
      ],
      notes: [accounting.edit.rulesWhy, accounting.edit.lead, accounting.edit.ledgersWhy],
    },
    export: {
      title: accounting.make,
      steps: [
        `在「${accounting.bills}」中開啟一份帳單，在「${accounting.preview}」中核對各科目的「${accounting.debit}」和「${accounting.credit}」。`,
        `列有「${accounting.gaps}」時，點選「${accounting.toMapping}」補齊「${accounting.lacks.account}」或「${accounting.lacks.ledger}」的明細。`,
        `點選「${accounting.make}」，在「${accounting.history}」中點選「${accounting.download.csv}」或「${accounting.download.xlsx}」，匯入財務軟體。`,
      ],
      notes: [
        '對照有新版本時可再次匯出，舊的檔案仍在記錄中。',
        `${accounting.noneWhy}之後的退改計入其發生的帳期，不改動已匯出的憑證。`,
      ],
    },
  },
} satisfies ManualArticle
