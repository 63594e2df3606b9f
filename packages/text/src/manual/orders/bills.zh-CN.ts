import { text as bill } from '../../finance/bill/page.zh-CN'
import type { ManualArticle } from '../article'

/** Checking and confirming monthly bills. */
export const text = {
  lead: bill.lead,
  sections: {
    check: {
      title: '核对账单',
      steps: [
        `打开“${bill.title}”，在“${bill.bills}”中打开状态为“${bill.states.preBill}”的账单。`,
        `按“${bill.sums}”查看各项金额，再在“${bill.detail}”中逐条选择“${bill.decideThis}”或“${bill.decideNext}”；没有疑问的可一次选择“${bill.restThis}”。`,
        `打开一条明细可看到“${bill.events}”：订单在账本中的每一笔。`,
      ],
      notes: [`“${bill.unbilled}”的交易可随时查看，到截止日生成预账单。`, `“${bill.confirmList}”只列出等您确认的账单。`],
      picture: '账单列表，显示本期未出账金额和各期账单',
    },
    variance: {
      title: '对明细有疑问',
      steps: [
        `在明细中点击“${bill.raise}”，选择“${bill.varianceKind}”，填写“${bill.claimed}”和“${bill.proof}”，点击“${bill.submit}”。`,
        `服务商处理后，“${bill.varianceStates.adopted}”的会在账单中增加一条调整，“${bill.varianceStates.rejected}”的会说明原因。`,
        `全部差异单列在“${bill.varianceList}”中；不再追究的点击“${bill.closeIt}”。`,
      ],
    },
    confirm: {
      title: '确认和付款',
      steps: [
        `“${bill.checklist}”中没有待办事项后，点击“${bill.confirm}”。`,
        '按账单上的期限付款；服务商登记到账后，状态随之更新。',
      ],
      notes: ['到期未确认的账单会自动确认。逾期未付清时月结暂停使用，付清后恢复。'],
    },
  },
} satisfies ManualArticle
