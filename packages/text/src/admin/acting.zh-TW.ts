// Made from acting.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './acting.zh-CN'

export const text: typeof source = {
  begin: '代為操作',
  title: (p: { name: string }) => `代${p.name}操作`,
  lead: '將在新頁面中開啟該員工的會話，可預訂、改簽和退訂；不能審批、管理或檢視完整證件。員工會收到通知，每一步都會同時記錄兩人。',
  acts: { change: '代辦改簽', refund: '代辦退訂', cancel: '代為取消', withdraw: '代為撤回' },
  actTitle: (p: { act: string; order: string }) => `${p.act}：${p.order}`,
  actLead: (p: { person: string }) =>
    `將在新頁面中以預訂人${p.person}的名義開啟該訂單。預訂人和出行人會收到通知，原因會記入訂單的操作記錄和安全審計日誌。`,
  reason: '原因',
  missing: '請填寫原因，至少 2 個字',
  open: '開啟會話',
  cancel: '取消',
  blocked: '瀏覽器攔截了新視窗，請允許彈出視窗後重試',
}
