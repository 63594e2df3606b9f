// Made from search.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './search.zh-CN'

export const text: typeof source = {
  from: '出發站',
  to: '到達站',
  stationHint: '城市、車站或拼音',
  swap: '交換出發和到達車站',
  date: '出發日期',
  number: '車次（選填）',
  numberHint: '如 G1',
  keepArrival: '按希望的到達時段篩選',
  fastOnly: '僅看高鐵/動車',
  search: '搜尋火車票',
  hot: '熱門',
  train: (p: { number: string }) => `車次 ${p.number}`,
  defaultDepart: '上海',
  defaultArrive: '北京',
}
