// Made from agreement-offer.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './agreement-offer.zh-CN'

interface Facts {
  name: string
  from: string
  to: string
  credit: string
  reason: string
  link: string
}

export const text: typeof source = {
  faults: {
    reversed: '結束日期早於開始日期',
    over: '結束日期已過',
    long: '合同期限最長 5 年',
    gap: '與當前合同之間有空檔，期間將無法因公預訂',
  },
  stages: {
    asked: '已申請',
    proposed: '待複核',
    returned: '已退回',
    offered: '待簽署',
    signed: '已簽署',
    declined: '已婉拒',
    withdrawn: '已撤回',
  },
  title: '合同辦理',
  ask: '申請簽約',
  askAgain: '申請續簽或調整',
  askTitle: '申請服務合同',
  askLead: '服務商會擬定合同期限和授信額度，由您確認簽署。簽署後即可因公預訂。',
  note: '說明',
  noteHint: '如預計每月差旅金額、希望的授信額度和開始日期',
  send: '提交申請',
  sent: '申請已提交',
  waitingForAgency: '服務商正在擬定條款，完成後會通知您。',
  offeredLead: '請核對條款。簽署後立即按此執行。',
  period: '合同期限',
  periodOf: (p: { from: string; to: string }) => `${p.from} 至 ${p.to}`,
  creditLimit: '授信額度',
  agencyNote: '服務商說明',
  request: '申請說明',
  sign: '簽署',
  signTitle: '簽署服務合同',
  signMessage: (p: { from: string; to: string; credit: string }) =>
    `合同期限 ${p.from} 至 ${p.to}，授信額度 ${p.credit}。簽署後立即生效。`,
  signed: '合同已簽署',
  decline: '婉拒',
  declineTitle: '婉拒此合同',
  reason: '原因',
  reasonMissing: '請填寫原因',
  declined: '已婉拒，服務商會收到您的原因',
  withdrawAsk: '撤回申請',
  withdrawAskMessage: '撤回後服務商不再辦理，您可以隨時重新申請。',
  withdrawnNow: '申請已撤回',
  cancel: '取消',
  former: '辦理記錄',
  steps: {
    asked: (p: { name: string; at: string }) => `${p.name} 於 ${p.at} 申請`,
    proposed: (p: { name: string; at: string }) => `${p.name} 於 ${p.at} 擬定`,
    checked: (p: { name: string; at: string }) => `${p.name} 於 ${p.at} 複核`,
    ended: (p: { name: string; at: string }) => `${p.name} 於 ${p.at} 辦結`,
  },
  reasonOf: (p: { reason: string }) => `原因：${p.reason}`,
  desk: {
    title: '客戶合同',
    lead: '客戶簽約後才能因公預訂。條款由一位同事擬定、另一位複核，再由客戶簽署。',
    toDesk: '返回服務檯',
    none: '還沒有服務的客戶',
    noneHint: '企業註冊後會出現在這裡。',
    columns: { name: '客戶', state: '合同', period: '期限', credit: '授信額度', available: '可用額度', stage: '辦理進度' },
    unsigned: '未簽約',
    open: (p: { name: string }) => `檢視 ${p.name} 的合同`,
    current: '當前合同',
    propose: '擬定條款',
    proposeLead: '提交後由另一位同事複核，複核通過才會發給客戶。',
    from: '開始日期',
    to: '結束日期',
    credit: '授信額度（元）',
    creditHint: '0 表示沒有授信，客戶只能用預存款或個人支付',
    creditInvalid: '請填寫不小於 0 的金額，最多兩位小數',
    dayMissing: '請選擇日期',
    note: '給客戶的說明',
    submit: '提交複核',
    submitted: '已提交，等待同事複核',
    own: '這是您擬定的條款，須由另一位同事複核。',
    offer: '複核通過',
    offerTitle: '複核通過併發給客戶',
    offered: '已發給客戶簽署',
    return: '退回',
    returnTitle: '退回修改',
    returned: '已退回',
    withdraw: '撤回',
    withdrawTitle: '撤回這份合同',
    withdrawn: '已撤回',
    waitsForCustomer: '等待客戶簽署。',
    noCompany: '請先選擇客戶',
    noCompanyWhy: '從客戶列表進入。',
    toList: '檢視客戶列表',
    noFormer: '還沒有辦理記錄',
  },
  letters: {
    offered: {
      subject: '服務合同待簽署',
      body: (p: Facts) => `服務商已擬定服務合同：期限 ${p.from} 至 ${p.to}，授信額度 ¥${p.credit}。請核對後簽署。`,
    },
    signed: {
      subject: '服務合同已生效',
      body: (p: Facts) => `服務合同已簽署：期限 ${p.from} 至 ${p.to}，授信額度 ¥${p.credit}。員工可以因公預訂。`,
    },
    withdrawn: {
      subject: '服務合同辦理已撤回',
      body: (p: Facts) => `服務合同的辦理已撤回。${p.reason === '' ? '' : `原因：${p.reason}`}`,
    },
    frame: (p: Facts & { sentence: string }) => [`${p.name}，您好：`, '', p.sentence, p.link, '', '遠行商旅'].join('\n'),
  },
}
