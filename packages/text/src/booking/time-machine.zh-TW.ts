// Made from time-machine.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './time-machine.zh-CN'

export const text: typeof source = {
  searched: (p: { count: number }) => `查詢航班或產品，看到 ${p.count} 個報價`,
  wrote: (p: { name: string; subject: string }) => `傳送郵件給${p.name}：${p.subject}`,
  viewed: (p: { name: string; version: number }) => `${p.name}查看了第 ${p.version} 版`,
  approvalStates: {
    approving: '審批中',
    approved: '已通過',
    rejected: '已駁回',
    withdrawn: '已撤回',
    timedOut: '已超時',
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
