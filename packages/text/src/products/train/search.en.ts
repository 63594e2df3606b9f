import type { text as source } from './search.zh-CN'

export const text: typeof source = {
  from: 'From',
  to: 'To',
  stationHint: 'City, station or pinyin',
  swap: 'Swap the stations',
  date: 'Date',
  number: 'Train (optional)',
  numberHint: 'such as G1',
  keepArrival: 'Filter by the wished arrival time',
  fastOnly: 'High-speed trains only',
  search: 'Search trains',
  hot: 'Popular',
  train: (p) => `Train ${p.number}`,
  defaultDepart: 'Shanghai',
  defaultArrive: 'Beijing',
}
