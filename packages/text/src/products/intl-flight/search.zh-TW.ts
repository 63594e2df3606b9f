// Made from search.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './search.zh-CN'

export const text: typeof source = {
  multi: '多程',
  leg: (p: { index: number }) => `第${p.index}程`,
  addLeg: '新增一程',
  addLegFull: '最多 6 程',
  removeLeg: (p: { index: number }) => `刪除第${p.index}程`,
  legDate: '出發日期',
  cabin: '艙位',
  cabins: { Y: '經濟艙', W: '豪華經濟艙', C: '商務艙', F: '頭等艙' },
  directOnly: '僅看直飛',
  flyAs: '旅客身分',
  passengers: { adult: '普通', student: '學生', labour: '勞務', seaman: '海員' },
  mainland: '中國大陸',
}
