// Made from code.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './code.zh-CN'

export const text: typeof source = {
  title: '支付應用企業碼',
  lead: '開通企業碼後，員工用支付應用掃碼授權一次，因公消費即可由企業直接結算，員工無需墊付。',
  status: '開通狀態',
  statuses: { none: '未開通', underWay: '開通中', inForce: '已開通' },
  statusText: {
    none: '企業尚未開通。開通在支付應用的頁面完成，須由企業的授權人操作。',
    underWay: '已提交開通，等待在支付應用的頁面完成確認。',
    inForce: '企業已開通。員工登入首頁時會看到授權QR Code。',
  },
  begin: '開通企業碼',
  goOn: '繼續開通',
  opened: '已開啟支付應用的開通頁面，完成後本頁會自動更新。',
  toPage: '開啟開通頁面',
  bill: '檢視消費帳單',
  authorized: '已授權員工',
  count: (p: { count: number }) => `${p.count} 人`,
  people: '員工授權情況',
  keyword: '搜尋員工',
  keywordHint: '姓名、拼音或工號',
  state: '授權狀態',
  anyState: '全部狀態',
  states: { linked: '已授權', refused: '已拒絕', open: '未授權' },
  columns: { name: '員工', department: '部門', state: '授權狀態', changedAt: '更新時間' },
  noneTitle: '沒有符合條件的員工',
  noneText: '請更換姓名或授權狀態後再查詢。',
  reset: '清除條件',
}
