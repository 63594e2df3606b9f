// Made from list.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './list.zh-CN'

export const text: typeof source = {
  editSearch: '修改查詢',
  business: '因公',
  personal: '因私',
  earlier: '前幾天',
  later: '後幾天',
  dayOff: '休',
  workday: '班',
  sortBy: '排序',
  filters: '篩選',
  filtersActive: (p: { count: number }) => `篩選（${p.count}）`,
  reset: '清空篩選',
  quick: '常用',
  takeOff: (p: { group: string; value: string }) => `取消篩選：${p.group} ${p.value}`,
  within: '僅看符合差標',
}
