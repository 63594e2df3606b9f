// Made from scope.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './scope.zh-CN'

export const text: typeof source = {
  scopes: {
    person: '員工',
    position: '職位',
    grade: '職級',
    department: '部門',
    costCentre: '成本中心',
    office: '辦公地點',
    field: '員工自定義欄位',
    legalEntity: '法人主體',
    role: '角色',
    default: '全體員工',
  },
  roles: { approve: '審批人', bookForOthers: '代訂人', manage: '管理員', finance: '財務', guest: '外部出行人' },
  names: (p: { scope: string; names: string[] }) => (p.names.length === 0 ? p.scope : `${p.scope}：${p.names.join('、')}`),
  list: (p: { items: string[] }) => p.items.join('、'),
  sentences: (p: { items: string[] }) => p.items.join('；'),
}
