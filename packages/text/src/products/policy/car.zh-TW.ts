// Made from car.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './car.zh-CN'

export const text: typeof source = {
  carClass: { title: '車型', sentence: '可訂 {classes}', label: '可訂車型' },
  price: { title: '每次費用', sentence: '每次預估不超過 ¥{price}', price: '每次費用上限（元）' },
  city: { title: '用車城市', sentence: '只在這些城市用車：{cities}', label: '可用車的城市', add: '新增城市' },
  place: { title: '起點或終點', sentence: '至少一端是：{places}', label: '可用車的地點' },
  time: {
    title: '用車時段',
    sentence: '{from} 至 {to} 可以用車',
    add: '新增時段',
    remove: (p: { line: number }) => `刪除第 ${p.line} 個時段`,
  },
  month: { title: '每月用車費用', sentence: '每人每月累計不超過 ¥{price}', price: '每月費用上限（元）' },
  count: { title: '用車次數', sentence: '每人每月不超過 {count} 次', count: '每月次數' },
}
