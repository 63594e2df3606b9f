// Made from grades.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './grades.zh-CN'

export const text: typeof source = {
  title: '職級',
  table: '職級列表',
  add: '新增職級',
  columns: { name: '職級', people: '人數', policy: '差旅標準', actions: '操作' },
  people: (p: { count: number }) => `${p.count} 人`,
  peopleOf: (p: { name: string; count: number }) => `${p.count} 人，檢視${p.name}的員工`,
  defaultPolicy: '預設',
  noPolicy: '未設定',
  actionsOf: (p: { name: string }) => `${p.name}的操作`,
  edit: '編輯',
  moveUp: '上移',
  moveDown: '下移',
  isFirst: '已是第一個',
  isLast: '已是最後一個',
  showPeople: '檢視員工',
  history: '歷史',
  end: '停用',
  noneTitle: '還沒有職級',
  noneText: '先新增職級，再為員工選擇。差旅標準按職級設定。',

  addTitle: '新增職級',
  editTitle: (p: { name: string }) => `編輯${p.name}`,
  historyTitle: (p: { name: string }) => `${p.name}的歷史`,
  fields: { endedOn: '停用日期' },
  nameMissing: '請填寫職級名稱',
  saved: '職級已儲存',
  added: '職級已新增',
  moved: (p: { name: string; place: number; count: number }) => `${p.name}現在是第 ${p.place} 個，共 ${p.count} 個`,

  endTitle: (p: { name: string }) => `停用${p.name}？`,
  endText: '停用後不能再選擇該職級，以前的訂單和申請仍會顯示它。',
  ended: '職級已停用',
  inUseTitle: (p: { name: string }) => `暫時不能停用${p.name}`,
  inUse: (p: { people: number }) => `該職級還有 ${p.people} 名在職員工，請先調整他們的職級。`,
}
