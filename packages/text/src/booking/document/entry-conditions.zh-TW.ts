// Made from entry-conditions.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './entry-conditions.zh-CN'

export const text: typeof source = {
  noWork: '限旅遊、探親、商務等短期停留；工作、學習、採訪須另辦簽證',
  ninetyIn180: '每 180 天內累計停留不超過 90 天',
  onwardAndLodging: '須由馬尼拉或宿務機場入境，出示返程或續程機票和住宿預訂；不可延期',
  waiverOver: '原免籤安排 9 月 14 日到期，是否延續尚未核實',
  arrivalCard: '抵達前 7 天內線上填寫電子入境卡',
  arrivalFee: '落地簽在機場繳費，須帶照片',
}
