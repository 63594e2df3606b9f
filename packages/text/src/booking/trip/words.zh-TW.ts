// Made from words.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './words.zh-CN'

/** Conflicts between parts of a trip; first and second name a part with its moment. */
interface Pair {
  names: string
  first: string
  second: string
}
export const text: typeof source = {
  conflicts: {
    overlap: (p: Pair) => `${p.names}：${p.first} 到達時，${p.second} 已經開始，時間重疊`,
    tight: (p: Pair) => `${p.names}：${p.first} 到達與 ${p.second} 出發間隔不足 2 小時`,
    otherCity: (p: Pair) => `${p.names}：${p.first} 到達的城市與 ${p.second} 出發的城市不同，時間可能不夠`,
  },
  documentTitle: '全程行程單',
}
