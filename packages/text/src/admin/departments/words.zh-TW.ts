// Made from words.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './words.zh-CN'

export const text: typeof source = {
  import: '批次匯入',
  title: '部門',
  keyword: '搜尋部門',
  keywordHint: '名稱、部門編號或負責人',
  anyHead: '全部負責人',
  tree: '部門結構',
  treeHint: '用方向鍵移動、展開和收起，按 Enter 編輯。',
  add: '新增部門',
  columns: { name: '部門', head: '負責人', people: '人數', actions: '操作' },
  noHead: '未設負責人',
  people: (p: { count: number }) => `${p.count} 人`,
  withBelow: (p: { count: number }) => `含下級 ${p.count} 人`,
  peopleOf: (p: { name: string; count: number }) => `${p.count} 人，檢視${p.name}的員工`,
  expand: (p: { name: string }) => `展開${p.name}`,
  collapse: (p: { name: string }) => `收起${p.name}`,
  actionsOf: (p: { name: string }) => `${p.name}的操作`,
  edit: '編輯',
  addBelow: '新增下級部門',
  showPeople: '檢視員工',
  history: '歷史',
  end: '撤銷部門',
  noneTitle: '還沒有部門',
  noneText: '先新增部門，再把員工放入部門。部門決定差旅標準、審批和費用歸屬。',

  addTitle: '新增部門',
  editTitle: (p: { name: string }) => `編輯${p.name}`,
  historyTitle: (p: { name: string }) => `${p.name}的歷史`,
  fields: { number: '部門編號', head: '負責人', parent: '上級部門', endedOn: '撤銷日期' },
  nameMissing: '請填寫部門名稱',
  numberHint: '選填，在企業內唯一；匯入檔案可以用編號指定部門',
  headHint: '負責人審批本部門沒有直屬上級的員工',
  headPlaceholder: '姓名、拼音或工號',
  headNone: '沒有找到這位員工，請更換姓名或工號',
  top: '無（最上級）',
  saved: '部門已儲存',
  added: '部門已新增',

  move: '移動',
  moveTitle: (p: { name: string }) => `移動${p.name}？`,
  moveText: (p: { name: string; target: string }) => `${p.name}及其下級部門將移到${p.target}之下。`,
  moved: '部門已移動',

  endTitle: (p: { name: string }) => `撤銷${p.name}？`,
  endText: '撤銷後不能再選擇該部門，以前的訂單和申請仍會顯示它。',
  ended: '部門已撤銷',
  inUseTitle: (p: { name: string }) => `暫時不能撤銷${p.name}`,
  inUse: (p: { people: number; departments: number }) => {
    const parts = [
      ...(p.people > 0 ? [`${p.people} 名在職員工`] : []),
      ...(p.departments > 0 ? [`${p.departments} 個下級部門`] : []),
    ]
    return `該部門還有 ${parts.join('和 ')}，請先移到其他部門。`
  },
}
