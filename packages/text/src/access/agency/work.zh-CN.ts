/** What waits for the agency beside the work of products. */
export const text = {
  variance: '账单差异',
  settlement: '供应商结算文件',
  filesUnread: (p: { month: string; count: number }) => `${p.month}：${p.count} 份文件待核对`,
  deposit: '预存款申请',
  depositKinds: { topUp: '充值', adjust: '调整', withdraw: '提现' },
  agreement: '服务合同',
  agreementStages: { asked: '申请签约', proposed: '待复核条款', returned: '退回待修改' },
}
