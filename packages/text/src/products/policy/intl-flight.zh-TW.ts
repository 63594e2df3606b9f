// Made from intl-flight.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './intl-flight.zh-CN'
import { text as policy } from '../intl-flight/policy.zh-TW'

export const text: typeof source = {
  cabin: {
    title: '艙位',
    from: '飛行 {hours} 小時及以上，可訂 {cabins}',
    hours: (p: { line: number }) => `第 ${p.line} 行飛行小時數`,
    label: (p: { line: number }) => `第 ${p.line} 行可訂艙位`,
    add: '新增一行',
    remove: (p: { line: number }) => `刪除第 ${p.line} 行`,
  },
  price: { title: '全程價格', sentence: '全程含稅不超過 ¥{price}', price: '全程價格上限（元）' },
  extras: {
    title: '選座、餐食與加購行李',
    sentence: '每人每單不超過 ¥{price}（0 為全部自理）',
    price: '選座、餐食與加購行李上限（元）',
  },
  airport: { title: '轉機', sentence: '須在同一機場轉機' },
  selfTransfer: { title: '自行中轉', sentence: '前後航班須在同一客票上，不得自行中轉' },
  direct: {
    title: '直飛優先',
    sentence: '同艙位直飛最多貴 ¥{threshold} 時，須選直飛',
    threshold: '直飛最多貴出的金額（元）',
    detour: '轉機比直飛最多多用 {hours} 小時',
    hours: '轉機最多多用的小時數',
  },
  refundable: { title: '退票條件', sentence: '起飛前可退，退票費最高 ¥{price}', price: '退票費上限（元）' },
  changeable: { title: '改簽條件', sentence: '起飛前可改，改簽費最高 ¥{price}', price: '改簽費上限（元）' },
  fareType: { title: '票價類型', sentence: '不可訂 {types}', label: '不可訂的票價類型' },
  brands: policy.brands,
  carrier: { title: '不可訂的航司', sentence: '不可訂 {carriers}', label: '不可訂的航司' },
  durationPrice: {
    title: '按時長的全程價格（含稅）',
    sentence: '單程飛滿 {hours} 小時，不超過 ¥{price}',
    hours: (p: { line: number }) => `第 ${p.line} 行飛行小時數`,
    price: (p: { line: number }) => `第 ${p.line} 行價格上限（元）`,
    add: '新增一行',
    remove: (p: { line: number }) => `刪除第 ${p.line} 行`,
  },
  medianPrice: {
    title: '中位價',
    sentence: '比同艙位各航班最低價的中位價，最多高 {percent} %',
    percent: '允許高出的百分比',
  },
}
