// Made from phone.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './phone.zh-CN'

export const text: typeof source = {
  bar: '底部導航',
  home: '首頁',
  book: '預訂',
  orders: '訂單',
  approvals: '審批',
  trips: '行程',
  messages: '訊息',
  me: '我的',
  waiting: (p: { count: number }) => `${p.count} 項待處理`,
  offlineAsOf: (p: { moment: string }) => `網路已斷開，以下是 ${p.moment} 的內容。`,
  installedName: '遠行商旅',
  installedWhat: '企業差旅預訂、審批與訂單管理',
}
