// Made from dialling-code.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './dialling-code.zh-CN'

export const text: typeof source = {
  choose: '選擇國家或地區區號',
  current: (p: { area: string; code: string }) => `${p.area} +${p.code}`,
  search: '搜尋國家、地區或區號',
  hot: '常用',
  list: '國家和地區',
  none: '抱歉，暫無搜尋結果',
  results: (p: { count: number }) => `${p.count}條結果`,
  empty: '區號列表暫時無法顯示',
}
