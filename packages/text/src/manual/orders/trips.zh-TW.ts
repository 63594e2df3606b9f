// Made from trips.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './trips.zh-CN'
import { text as trips } from '../../admin/orders/trips.zh-TW'
import type { ManualArticle } from '../article'

export const text: typeof source = {
  lead: `一次出差的機票、火車票和飯店可以歸入一個行程。「${trips.title}」按行程列出費用和出行人。`,
  sections: {
    find: {
      title: '檢視行程',
      lead: `「${trips.keyword}」可輸入${trips.keywordHint}。點選行程可以看到每天的安排、「${trips.orders}」和費用。`,
      picture: '公司的行程，顯示日期、出行人和費用',
    },
  },
} satisfies ManualArticle
