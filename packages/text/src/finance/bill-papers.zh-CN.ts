/** Papers of monthly bills: what proves their lines, what happened to them, and files by period. */
export const text = {
  download: '下载明细',
  downloadFailed: '下载没有成功，请重试',
  parts: {
    itineraries: {
      title: '行程单明细',
      lead: '账单中以行程单为凭证的明细：航空行程单和铁路电子客票。',
      empty: '本账期没有此类明细',
    },
    flightItineraries: {
      title: '机票行程单明细',
      lead: '账单中以航空行程单为凭证的明细，税额按票价（不含民航发展基金）的 9% 计算。',
      empty: '本账期没有需要航空行程单的明细',
    },
    trainItineraries: {
      title: '火车票明细',
      lead: '账单中以铁路电子客票为凭证的明细，税额按票价的 9% 计算。',
      empty: '本账期没有火车票明细',
    },
    insurances: {
      title: '保险明细',
      lead: '账单中的保险费，由保险公司开具保险发票。',
      empty: '本账期没有保险费',
    },
    fillBill: {
      title: '补充账单',
      lead: '票款和服务费以外由服务商补记的金额：调整、邮寄费和赔付。',
      empty: '本账期没有补记的金额',
    },
  },
  records: {
    title: '出账记录',
    one: '账单记录',
    lead: '每一份账单从生成到付清的经过，以及确认时的完整性证明。',
    history: '经过',
    happened: {
      made: '预账单已生成',
      raised: (p: { kind: string }) => `提交差异单：${p.kind}`,
      adopted: (p: { amount: string }) => `差异单已采纳，调整 ${p.amount}`,
      rejected: '差异单已驳回',
      confirmed: '账单已确认',
      byTime: '到期自动确认',
      comes: (p: { total: string; due: string }) => `企业承担 ${p.total}，月结应付 ${p.due}`,
      overdue: '已逾期，月结暂停使用',
      paid: (p: { amount: string }) => `收到付款 ${p.amount}`,
    },
  },
  certificate: {
    title: '完整性证明',
    lead: (p: { at: string }) =>
      `${p.at} 确认时的笔数、金额和摘要，并与此刻重新计算的结果比较。明细减去上期递延，应等于账本流水。`,
    notYet: '账单确认时生成证明。下面是此刻的笔数、金额和摘要。',
    again: '重新核对',
    side: '内容',
    sides: { orders: '订单', ledger: '账本流水', lines: '账单明细', carried: '其中上期递延', files: '供应商结算文件' },
    count: '笔数',
    sum: '金额',
    hash: '摘要（SHA-256）',
    now: '此刻',
    same: '一致',
    differs: '不一致',
  },
  files: {
    title: '文件管理',
    lead: '按账期下载的对账文件，内容为下载时的数据。',
    byPeriod: '各账期文件',
    statement: '账单明细',
    ledger: '账本流水',
    contract: '服务合同',
    contractLead: '账期、付款期限和服务费的约定见服务合同。',
    toContract: '查看合同',
  },
}
