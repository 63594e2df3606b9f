// Made from bills.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './bills.zh-CN'
import { text as bill } from '../../finance/bill/page.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: bill.lead,
  sections: {
    check: {
      title: '核對帳單',
      steps: [
        `開啟「${bill.title}」，在「${bill.bills}」中開啟狀態為「${bill.states.preBill}」的帳單。`,
        `按「${bill.sums}」檢視各項金額，再在「${bill.detail}」中逐條選擇「${bill.decideThis}」或「${bill.decideNext}」；沒有疑問的可一次選擇「${bill.restThis}」。`,
        `開啟一條明細可看到「${bill.events}」：訂單在帳本中的每一筆。`,
      ],
      notes: [`「${bill.unbilled}」的交易可隨時檢視，到截止日生成預帳單。`, `「${bill.confirmList}」只列出等您確認的帳單。`],
      picture: '帳單列表，顯示本期未出帳金額和各期帳單',
    },
    variance: {
      title: '對明細有疑問',
      steps: [
        `在明細中點選「${bill.raise}」，選擇「${bill.varianceKind}」，填寫「${bill.claimed}」和「${bill.proof}」，點選「${bill.submit}」。`,
        `服務商處理後，「${bill.varianceStates.adopted}」的會在帳單中增加一條調整，「${bill.varianceStates.rejected}」的會說明原因。`,
        `全部差異單列在「${bill.varianceList}」中；不再追究的點選「${bill.closeIt}」。`,
      ],
    },
    confirm: {
      title: '確認和付款',
      steps: [
        `「${bill.checklist}」中沒有待辦事項後，點選「${bill.confirm}」。`,
        '按帳單上的期限付款；服務商登記到帳後，狀態隨之更新。',
      ],
      notes: ['到期未確認的帳單會自動確認。逾期未付清時月結暫停使用，付清後恢復。'],
    },
  },
} satisfies ManualArticle
