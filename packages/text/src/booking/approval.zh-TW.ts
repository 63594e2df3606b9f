// Made from approval.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './approval.zh-CN'

export const text: typeof source = {
  notYours: '該審批不由您處理',
  notYourTurn: '尚未輪到您審批',
  decided: '該審批已處理完畢',
  expired: '審批已超過時限',
}
