// Made from audit.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './audit.zh-CN'

export const text: typeof source = {
  title: '安全審計日誌',
  lead: '登入、被拒絕的操作、檔案匯出、檢視完整個人資訊和權限變更都會記錄在此。記錄只能新增，不能修改；到期後自動刪除。',
  columns: { at: '時間', kind: '類型', person: '人員', what: '內容', address: '來源地址' },
  kind: '類型',
  allKinds: '全部類型',
  person: '人員',
  personHint: '姓名或拼音',
  day: '日期',
  search: '查詢',
  reset: '清除條件',
  none: '沒有符合條件的記錄',
  noneWhy: '請更換人員、類型或日期後再查詢。',
  times: (p: { count: number }) => `${p.count} 次`,
  kinds: {
    signedIn: '登入成功',
    signInRefused: '登入被拒絕',
    agentSession: '客服開啟會話',
    refused: '無權限操作被拒絕',
    exported: '匯出檔案',
    clearView: '檢視完整個人資訊',
    rights: '權限或帳號變更',
  },
}
