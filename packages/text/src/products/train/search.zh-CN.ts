/** The search for trains. */
export const text = {
  from: '出发站',
  to: '到达站',
  stationHint: '城市、车站或拼音',
  swap: '交换出发和到达车站',
  date: '出发日期',
  number: '车次（选填）',
  numberHint: '如 G1',
  keepArrival: '按希望的到达时段筛选',
  fastOnly: '仅看高铁/动车',
  search: '搜索火车票',
  hot: '热门',
  train: (p: { number: string }) => `车次 ${p.number}`,
  defaultDepart: '上海',
  defaultArrive: '北京',
}
