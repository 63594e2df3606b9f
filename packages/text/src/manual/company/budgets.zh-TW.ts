// Made from budgets.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './budgets.zh-CN'
import { text as budgets } from '../../admin/budget/words.zh-TW'
import { text as home } from '../../admin/home.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: `「${budgets.title}」限定個人、部門、成本中心、專案或法人主體在一個週期內的差旅支出。`,
  sections: {
    add: {
      title: '新增預算',
      steps: [
        `點選「${budgets.add}」，選擇「${budgets.fields.object}」和「${budgets.fields.period}」。`,
        `填寫「${budgets.fields.amount}」和「${budgets.fields.from}」，需要時選擇「${budgets.fields.products}」。`,
        `填寫「${budgets.fields.warnFirst}」和「${budgets.fields.warnSecond}」，並選擇「${budgets.fields.overLimit}」的處理。`,
      ],
    },
    moves: {
      title: '佔用、支出與退回',
      lead: `下單時計入「${budgets.columns.pending}」，出票或確認後轉為「${budgets.columns.spent}」，取消、駁回和退款會退回。「${budgets.entries}」列出每一筆對應的訂單。`,
      hint: `下單時計入「${budgets.columns.pending}」，出票或確認後計入「${budgets.columns.spent}」，取消、駁回和退款會退回。`,
    },
    month: {
      title: '本月支出與預算',
      lead: `「${home.title}」中的「${home.spend}」與本月預算對照：多類預算限定同一筆支出時，只合計金額最大的一類，並按天分攤到本月。點選預算名稱，可檢視「${budgets.countedOnly}」的各項預算；「${home.orders}」列出計入的訂單。`,
    },
    beyond: {
      title: '預算不足時',
      notes: [
        `「${budgets.overLimits.forbid}」：訂單不能提交，並說明是哪一項預算和週期。`,
        `「${budgets.overLimits.approve}」：按超標的審批流程審批。`,
        `「${budgets.overLimits.allow}」：可以提交，審批人會看到。`,
      ],
      lead: `達到預警比例時，「${budgets.fields.owner}」和「${budgets.fields.viewers}」會收到郵件，並可在個人中心的「${budgets.mineTitle}」中隨時檢視。`,
      hint: `「${budgets.overLimits.forbid}」：訂單不能提交。「${budgets.overLimits.approve}」：按超標的審批流程審批。「${budgets.overLimits.allow}」：可以提交，審批人會看到。`,
    },
  },
} satisfies ManualArticle
