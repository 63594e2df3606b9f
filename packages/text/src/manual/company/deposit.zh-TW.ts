// Made from deposit.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './deposit.zh-CN'
import { text as deposit } from '../../finance/deposit.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: '公司預先存入服務商的款項，可用來支付訂單。企業財務在這裡檢視餘額和每一筆收支；企業管理員和審計員只能檢視。',
  sections: {
    ask: {
      title: '儲值、調整和提現',
      steps: [
        `開啟「${deposit.title}」，點選「${deposit.ask}」，選擇「${deposit.kinds.topUp}」「${deposit.kinds.adjust}」或「${deposit.kinds.withdraw}」。`,
        `填寫「${deposit.yuan}」；儲值還須填寫「${deposit.receipt}」，調整和提現還須填寫「${deposit.remark}」。點選「${deposit.submit}」。`,
        `在「${deposit.changes}」中檢視結果：「${deposit.states.asked}」「${deposit.states.agreed}」或「${deposit.states.refused}」。`,
      ],
      notes: [deposit.explain],
    },
    watch: {
      title: '檢視餘額和明細',
      steps: [
        `「${deposit.available}」是現在可以支付的金額；「${deposit.frozen}」已為未完成的訂單留出，包含在「${deposit.balance}」中。`,
        `點選「${deposit.changeWarning}」，填寫「${deposit.warnBelowYuan}」，點選「${deposit.save}」。`,
        `在「${deposit.entries}」中按「${deposit.kind}」和「${deposit.dates}」查詢。`,
      ],
      notes: [`${deposit.warnBelowHint}。`],
    },
  },
} satisfies ManualArticle
