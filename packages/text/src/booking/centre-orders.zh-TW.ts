// Made from centre-orders.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './centre-orders.zh-CN'

export const text: typeof source = {
  title: '我的預訂',
  intro: '您預訂的和您出行的訂單都在這裡。',
  groups: { all: '全部', submit: '待提交', approving: '審批中', pay: '待支付', issuing: '出票中', issued: '已出票', done: '已完成', ended: '未成行' },
  groupsLabel: '按狀態檢視',

  keyword: '關鍵詞',
  keywordHint: '訂單號、航班號、城市或出行人',
  from: '出行日期從',
  to: '到',
  search: '查詢',
  reset: '清除條件',
  datesCrossed: '結束日期不能早於開始日期',

  table: '我的預訂列表',
  journey: '行程',
  choose: (p: { title: string }) => `選擇 ${p.title}`,
  chooseAll: '選擇本頁可支付的訂單',
  chosen: (p: { count: number }) => `已選${p.count}單`,
  together: '合計',
  payTogether: '合併支付',
  clearChoice: '取消選擇',

  pay: '去支付',
  cancel: '取消訂單',
  withdraw: '撤回申請',
  view: '檢視',
  viewOrder: (p: { title: string }) => `檢視訂單 ${p.title}`,
  approvalUntil: '等待審批',

  cancelTitle: '取消這個訂單',
  cancelText: (p: { title: string }) => `取消「${p.title}」後座位立即釋放，不能恢復。如需出行請重新預訂。`,
  cancelKeep: '暫不取消',
  cancelled: '訂單已取消，座位已釋放',
  withdrawTitle: '撤回審批申請',
  withdrawText: (p: { title: string }) => `撤回「${p.title}」後不再等待審批，座位立即釋放。`,
  withdrawKeep: '暫不撤回',
  withdrawn: '申請已撤回，座位已釋放',

  emptyTitle: {
    all: '還沒有預訂', submit: '沒有待提交的訂單', approving: '沒有審批中的訂單', pay: '沒有待支付的訂單', issuing: '沒有正在出票的訂單',
    issued: '沒有已出票的訂單', done: '沒有已完成的訂單', ended: '沒有取消或關閉的訂單',
  },
  emptyText: '預訂成功後，訂單會出現在這裡。',
  emptyPay: '需要支付的訂單會出現在這裡，並顯示座位保留到什麼時候。',
  emptyAction: '去預訂機票',
  emptyOthers: '檢視全部預訂',
  noneFoundTitle: '沒有符合條件的訂單',
  noneFoundText: '換一個關鍵詞，或放寬出行日期。',
}
