// Made from words.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './words.zh-CN'

export const text: typeof source = {
  searched: (p: { count: number }) => `查詢航班或產品，看到 ${p.count} 個報價`,
  wrote: (p: { name: string; subject: string }) => `傳送訊息給${p.name}：${p.subject}`,
  viewed: (p: { name: string; version: number }) => `${p.name}查看了第 ${p.version} 版`,
  took: (p: { title: string; amount: string }) => `「${p.title}」佔用預算 ${p.amount}`,
  repriced: (p: { title: string; before: string; after: string }) =>
    `「${p.title}」價格變動，佔用預算由 ${p.before} 變為 ${p.after}`,
  spent: (p: { title: string; amount: string }) => `「${p.title}」已計入花費 ${p.amount}`,
  freed: (p: { title: string; amount: string }) => `「${p.title}」釋放預算 ${p.amount}`,
  returned: (p: { title: string; amount: string }) => `「${p.title}」退回 ${p.amount}`,
  /** What of an application may read otherwise later. */
  fields: {
    title: '出差事由',
    description: '說明',
    travellers: '出行人',
    others: '可使用的人',
    costCentre: '成本中心',
    products: '產品',
    itinerary: '行程',
    days: '起止日期',
    flexibleDays: '彈性天數',
    budgets: '預算',
    standard: '本次差旅標準',
    unionNo: '共用預算編號',
    orders: '隨申請提交的訂單',
    state: '狀態',
  },
  listedOnly: '僅限出行人',
  anybody: '其他同事也可使用',
  nothing: '無',
  flexible: (p: { before: number; after: number }) => `提前 ${p.before} 天、延後 ${p.after} 天`,
  approvalStates: {
    approving: '審批中',
    approved: '已通過',
    rejected: '已駁回',
    withdrawn: '已撤回',
    timedOut: '已超時',
    told: '已知會',
  },
  taskStates: {
    pending: '待審批',
    agreed: '同意',
    rejected: '駁回',
    transferred: '已轉交',
    cancelled: '已取消',
    ended: '無需處理',
  },
}
