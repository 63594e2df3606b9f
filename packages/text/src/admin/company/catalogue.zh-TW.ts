// Made from catalogue.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './catalogue.zh-CN'

export const text: typeof source = {
  import: '批次匯入',
  state: '狀態',
  inUse: '使用中',
  ended: '已停用',
  actions: '操作',
  actionsOf: (p: { name: string }) => `${p.name}的操作`,
  edit: '編輯',
  history: '歷史',
  end: '停用',
  noneFoundTitle: '沒有符合條件的記錄',
  noneFoundText: '換個關鍵詞，或檢視其他狀態。',
  reset: '清除條件',
  readOnly: '您可以檢視，修改須由管理員或財務進行。',
  everybody: '全部部門',
  departments: '適用部門',
  departmentsHint: '都不選則適用於全部部門；選擇的部門包含其下級部門。',
  chosen: (p: { count: number }) => `已選 ${p.count} 個`,
  owner: '負責人',
  ownerPlaceholder: '輸入姓名或工號',
  ownerNone: '沒有找到在職員工',
  noOwner: '未設定',
  endedOn: '停用日期',
  on: '是',
  off: '否',
}
