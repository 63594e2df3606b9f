// Made from search.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './search.zh-CN'

export const text: typeof source = {
  search: '查詢用車',
  kind: '用車類型',
  city: '用車城市',
  cityHint: '城市或拼音',
  from: '上車地點',
  to: '下車地點',
  placeHint: '機場、車站、飯店、地標',
  date: '用車日期',
  time: '用車時間',
  chooseTime: '請選擇',
  now: '立即出發',
  departure: '出發時間',
  usual: '常用地點',
  flightNo: '航班號（選填）',
  flightHint: '如 CA1831，接駕時間隨航班調整',
  trainNo: '車次（選填）',
  trainHint: '如 G1',
  defaultCity: '北京',
  along: '接送用車',
  alongHint: '接機時間隨航班調整',
  alongGone: '沒有這趟用車',
  alongGoneWhy: '訂單已變更，或用車時間已過。',
  backToOrder: '返回訂單',
}
