// Made from papers.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './papers.zh-CN'

export const text: typeof source = {
  download: '下載明細',
  downloadFailed: '下載沒有成功，請重試',
  parts: {
    itineraries: {
      title: '行程單明細',
      lead: '帳單中以行程單為憑證的明細：航空行程單和鐵路電子客票。',
      empty: '本帳期沒有此類明細',
    },
    flightItineraries: {
      title: '機票行程單明細',
      lead: '帳單中以航空行程單為憑證的明細，稅額按票價（不含民航發展基金）的 9% 計算。',
      empty: '本帳期沒有需要航空行程單的明細',
    },
    trainItineraries: {
      title: '火車票明細',
      lead: '帳單中以鐵路電子客票為憑證的明細，稅額按票價的 9% 計算。',
      empty: '本帳期沒有火車票明細',
    },
    insurances: {
      title: '保險明細',
      lead: '帳單中的保險費，由保險公司開具保險發票。',
      empty: '本帳期沒有保險費',
    },
    fillBill: {
      title: '補充帳單',
      lead: '票款和服務費以外由服務商補記的金額：調整、郵寄費和賠付。',
      empty: '本帳期沒有補記的金額',
    },
  },
  records: {
    title: '出帳記錄',
    one: '帳單記錄',
    lead: '每一份帳單從生成到付清的經過，以及確認時的完整性證明。',
    history: '經過',
    happened: {
      made: '預帳單已生成',
      raised: (p: { kind: string }) => `提交差異單：${p.kind}`,
      adopted: (p: { amount: string }) => `差異單已採納，調整 ${p.amount}`,
      rejected: '差異單已駁回',
      confirmed: '帳單已確認',
      byTime: '到期自動確認',
      comes: (p: { total: string; due: string }) => `企業承擔 ${p.total}，月結應付 ${p.due}`,
      overdue: '已逾期，月結暫停使用',
      paid: (p: { amount: string }) => `收到付款 ${p.amount}`,
    },
  },
  certificate: {
    title: '完整性證明',
    lead: (p: { at: string }) =>
      `${p.at} 確認時的筆數、金額和摘要，並與此刻重新計算的結果比較。明細減去上期遞延，應等於帳本流水。`,
    notYet: '帳單確認時生成證明。下面是此刻的筆數、金額和摘要。',
    again: '重新核對',
    side: '內容',
    sides: { orders: '訂單', ledger: '帳本流水', lines: '帳單明細', carried: '其中上期遞延', files: '供應商結算檔案' },
    count: '筆數',
    sum: '金額',
    hash: '摘要（SHA-256）',
    now: '此刻',
    same: '一致',
    differs: '不一致',
    readSince: '確認後已讀取新檔案',
  },
  files: {
    title: '檔案管理',
    lead: '按帳期下載的對帳檔案，內容為下載時的資料。',
    byPeriod: '各帳期檔案',
    statement: '帳單明細',
    invoices: '發票',
    invoicesOf: (p: { period: string }) => `發票 · ${p.period}`,
    allInvoices: '下載全部',
    noInvoices: '本帳期還沒有開出的發票',
    noInvoicesWhy: '確認帳單並申請開票後，發票的 PDF 會出現在這裡。',
    pdfOf: (p: { number: string }) => `下載 PDF ${p.number}`,
    ledger: '帳本流水',
    contract: '服務合同',
    contractLead: '帳期、付款期限和服務費的約定見服務合同。',
    toContract: '檢視合同',
  },
}
