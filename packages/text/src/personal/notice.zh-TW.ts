// Made from notice.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './notice.zh-CN'

export const text: typeof source = {
  home: '公告',
  list: '出行提醒',
  booking: '預訂提醒',
  order: '行程提醒',
}
