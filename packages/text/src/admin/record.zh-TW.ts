// Made from record.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './record.zh-CN'

export const text: typeof source = {
  acts: {
    added: '新增',
    changed: '修改',
    ended: {
      person: '辦理離職',
      department: '撤銷',
      grade: '停用',
      guest: '移除',
      policy: '停用',
      flows: '停用',
      company: '停用',
      costCentre: '停用',
      project: '停用',
      legalEntity: '停用',
      notice: '停用',
      customField: '停用',
    },
    resumed: '恢復在職',
    roleGiven: '授予角色',
    roleTaken: '收回角色',
    locked: '鎖定帳號',
    unlocked: '解鎖帳號',
    published: '釋出',
    takenBack: '撤回版本',
    arrangingGiven: '授予代訂權限',
    arrangingChanged: '修改代訂期限',
    arrangingEnded: '結束代訂權限',
    handedOver: '移交',
  },
  by: (p: { name: string; act: string }) => `${p.name} · ${p.act}`,
  product: '系統',
  neverChanged: '還沒有修改過。',
  savedBy: (p: { name: string; moment: string }) => `${p.name} 於 ${p.moment} 儲存了其他內容。`,
  fields: { lastDay: '最後工作日', successor: '接手人', lock: '帳號鎖定', arranging: '代訂權限' },
}
