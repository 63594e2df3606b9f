// Made from report.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './report.zh-CN'

export const text: typeof source = {
  title: '訂單明細報表',
  table: '訂單明細',
  action: '操作',
  lead: '每位出行人、每個行程段一行，金額單位：元；退款為負數。',

  export: '匯出 Excel',
  exportHint: (p: { count: string }) => `按當前篩選條件和所選列匯出，最多 ${p.count} 行`,
  exportTickets: '匯出 Excel',
  begun: '開始生成檔案，完成後可在此下載',
  files: '我的匯出檔案',
  lines: '訂單明細',
  tickets: '未使用客票',
  waiting: '排隊中',
  running: (p: { count: string }) => `正在生成，已寫入 ${p.count} 行`,
  done: (p: { count: string; size: string }) => `${p.count} 行，${p.size}`,
  kept: (p: { until: string }) => `保留至 ${p.until}`,
  failures: { tooManyLines: '超過 200,000 行，請縮小篩選範圍後重新匯出', broken: '生成失敗，請重新匯出' },
  cancelled: '已取消',
  cancel: '取消',
  download: '下載',
  downloadFailed: '下載中斷，請重試',
  askedAt: (p: { name: string; at: string }) => `${p.name} · ${p.at}`,
}
