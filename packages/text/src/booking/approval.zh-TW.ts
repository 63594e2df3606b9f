// Made from approval.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './approval.zh-CN'

export const text: typeof source = {
  taskStates: { pending: '審批中', agreed: '同意', rejected: '駁回', transferred: '已轉交', cancelled: '已取消', ended: '無需處理' },
  states: { approving: '審批中', approved: '審批通過', rejected: '審批駁回', withdrawn: '已撤回', timedOut: '超時結束' },
  notYours: '該審批不由您處理',
  notYourTurn: '尚未輪到您審批',
  decided: '該審批已處理完畢',
  expired: '審批已超過時限',
  onSilence: { reject: '逾期未審批將自動駁回', approve: '逾期未審批將自動通過' },
  level: (p: { level: number; levels: number }) => `第 ${p.level} 級，共 ${p.levels} 級`,
}
