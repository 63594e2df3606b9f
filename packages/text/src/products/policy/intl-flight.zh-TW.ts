// Made from intl-flight.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './intl-flight.zh-CN'

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
  direct: {
    title: '直飛優先',
    sentence: '同艙位直飛最多貴 ¥{threshold} 時，須選直飛',
    threshold: '直飛最多貴出的金額（元）',
  },
}
