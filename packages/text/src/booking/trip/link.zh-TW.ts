// Made from link.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './link.zh-CN'

export const text: typeof source = {
  title: '所屬行程',
  view: '檢視行程',
  none: '同一次出差的訂單可以合成一個行程，一起檢視安排、費用與檔案。',
  make: '新建行程',
  made: '已建立行程',
}
