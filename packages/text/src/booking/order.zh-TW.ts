// Made from order.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './order.zh-CN'

export const text: typeof source = {
  states: {
    draft: '待提交',
    approving: '審批中',
    rejected: '審批駁回',
    awaitingPayment: '待支付',
    issuing: '出票中',
    issued: '已出票',
    failed: '出票失敗',
    cancelled: '已取消',
    closed: '已關閉',
    completed: '已完成',
  },
  coupons: {
    open: '未使用',
    checkedIn: '已值機',
    boarded: '已登機',
    used: '已使用',
    refunded: '已退票',
    exchanged: '已換開',
    void: '已作廢',
    suspended: '已掛起',
  },
  settleTypes: { personal: '個人支付', companyCredit: '企業月結' },

  notYours: '僅預訂人可操作',
  holdOver: '保留時限已過，訂單即將關閉',
  beingIssued: '正在出票，不能取消',
  alreadyIssued: '已出票的訂單不能取消，請申請退票',

  nextStep: {
    draft: '請補全資訊後提交',
    approving: (p: { approvers: string; deadline: string }) =>
      p.approvers === '' ? `等待審批，最晚 ${p.deadline}` : `等待${p.approvers}審批，最晚 ${p.deadline}`,
    rejected: '審批未通過，座位已釋放，可重新預訂',
    awaitingPayment: (p: { deadline: string }) => `請在 ${p.deadline} 前支付，逾期座位將釋放`,
    issuing: '正在出票，通常幾分鐘內完成',
    issued: '已出票，請攜帶預訂所用證件按時值機',
    failed: '出票失敗，已付款項將全額退回',
    cancelled: '訂單已取消，座位已釋放',
    closed: '訂單已超時關閉，座位已釋放',
    completed: '行程已完成',
  },
  history: {
    submit: (p: { actor: string }) => `${p.actor}提交訂單，等待審批`,
    skipApproval: (p: { actor: string }) => `${p.actor}提交訂單，無需審批`,
    approve: (p: { actor: string }) => `${p.actor}同意，審批通過`,
    reject: (p: { actor: string; reason?: string }) => (p.reason ? `${p.actor}駁回：${p.reason}` : `${p.actor}駁回`),
    expire: () => '超過時限，訂單關閉',
    withdraw: (p: { actor: string }) => `${p.actor}撤回審批，訂單取消`,
    pay: (p: { actor: string }) => `${p.actor}完成支付，開始出票`,
    cancel: (p: { actor: string; reason?: string }) => (p.reason ? `${p.actor}取消訂單：${p.reason}` : `${p.actor}取消訂單`),
    issue: () => '出票成功',
    fail: (p: { reason?: string }) => (p.reason ? `出票失敗：${p.reason}` : '出票失敗'),
    complete: () => '行程完成',
  },
  system: '系統',
  list: (p: { items: string[] }) => p.items.join('、'),
}
