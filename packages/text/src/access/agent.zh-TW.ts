// Made from agent.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './agent.zh-CN'

export const text: typeof source = {
  title: '客服工作臺',
  lead: '開啟客戶的會話前，請先說明原因；會話中的每一步都會同時記錄您和客戶',
  company: '客戶企業',
  keyword: '客戶',
  keywordHint: '姓名、拼音、部門、手機號或信箱',
  reason: '協助原因',
  reasonHint: '客戶可在企業後臺看到',
  reference: '來電或工單編號',
  find: '查詢客戶',
  none: '沒有找到符合條件的客戶',
  noneWhy: '請核對企業和姓名；未啟用或已離職的員工不會顯示',
  begin: '輸入關鍵詞查詢客戶',
  assist: '開啟會話',
  assistName: (p: { name: string }) => `開啟${p.name}的會話`,
  reasonMissing: '請填寫協助原因',
  referenceMissing: '請填寫來電或工單編號',
  blocked: '瀏覽器攔截了新視窗，請允許彈出視窗後重試',
  sessions: '我開啟過的會話',
  noSessions: '還沒有開啟過客戶會話',
  columns: { customer: '客戶', reason: '原因', reference: '編號', opened: '開啟時間', state: '狀態' },
  states: { waiting: '未開啟', open: '進行中', ended: '已結束' },
  more: '更多',

  opening: '正在開啟客戶會話',
  openFailed: '無法開啟客戶會話',
  toDesk: '回到客服工作臺',

  bar: '代客操作',
  agent: (p: { name: string }) => `客服 ${p.name}`,
  customer: (p: { name: string }) => `客戶 ${p.name}`,
  companyName: (p: { name: string }) => p.name,
  end: '結束會話',
  ended: '會話已結束，可以關閉此頁面',
  notice: (p: { name: string }) => `您正在代${p.name}操作，訂單會記錄您和客戶`,
}
