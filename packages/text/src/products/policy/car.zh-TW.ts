// Made from car.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './car.zh-CN'

export const text: typeof source = {
  carClass: { title: '車型', sentence: '可訂 {classes}', label: '可訂車型' },
  price: { title: '每次費用', sentence: '每次預估不超過 ¥{price}', price: '每次費用上限（元）' },
  city: { title: '用車城市', sentence: '只在這些城市用車：{cities}', label: '可用車的城市', add: '新增城市' },
  place: {
    title: '起點或終點',
    sentence: '至少一端是：{places}',
    label: '可用車的地點',
    sitesWhy: '公司地點（如辦公室、工廠）：起點或終點在其範圍內即可；列入下方「往返」的地點按往返判斷。',
    pairsWhy: '往返：兩端都須符合，去程、回程均可，例如辦公室與機場、任意地點與辦公室。',
  },
  site: {
    sentence: '{name} 周圍 {metres} 米內',
    name: (p: { line: number }) => `第 ${p.line} 個地點的名稱`,
    metres: (p: { name: string }) => `${p.name} 的範圍（米）`,
    remove: (p: { name: string }) => `刪除地點 ${p.name}`,
    city: '地點所在城市',
    cityHint: '先選城市',
    add: '新增地點',
    addHint: '地標、車站、飯店或城區',
    none: '沒有找到',
  },
  pair: {
    sentence: '{one} 與 {other} 之間',
    one: (p: { line: number }) => `第 ${p.line} 組往返的一端`,
    other: (p: { line: number }) => `第 ${p.line} 組往返的另一端`,
    add: '新增往返',
    remove: (p: { line: number }) => `刪除第 ${p.line} 組往返`,
  },
  time: {
    title: '用車時段',
    sentence: '{from} 至 {to} 可以用車',
    add: '新增時段',
    remove: (p: { line: number }) => `刪除第 ${p.line} 個時段`,
  },
  month: { title: '每月用車費用', sentence: '每人每月累計不超過 ¥{price}', price: '每月費用上限（元）' },
  count: { title: '用車次數', sentence: '每人每月不超過 {count} 次', count: '每月次數' },
}
