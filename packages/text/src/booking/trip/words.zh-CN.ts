/** Conflicts between parts of a trip; first and second name a part with its moment. */
interface Pair {
  names: string
  first: string
  second: string
}
export const text = {
  conflicts: {
    overlap: (p: Pair) => `${p.names}：${p.first} 到达时，${p.second} 已经开始，时间重叠`,
    tight: (p: Pair) => `${p.names}：${p.first} 到达与 ${p.second} 出发间隔不足 2 小时`,
    otherCity: (p: Pair) => `${p.names}：${p.first} 到达的城市与 ${p.second} 出发的城市不同，时间可能不够`,
  },
  documentTitle: '全程行程单',
}
