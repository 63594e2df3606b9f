// Made from text.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './text.zh-CN'

interface Named {
  name: string
  least: number
  most: number
  pattern: string
}

export const text: typeof source = {
  names: { purpose: '出差事由', remark: '備註' },
  choose: '請選擇',
  suggestions: (p: { name: string }) => `${p.name}的常用內容`,
  leastHint: (p: { least: number }) => `至少 ${p.least} 個字`,
  patternHint: (p: { pattern: string }) => `格式 ${p.pattern}（9 為數字，A 為字母，* 為字母或數字）`,
  faults: {
    unasked: (p: Named) => `貴公司不填寫${p.name}，請留空`,
    missing: (p: Named) => `請填寫${p.name}`,
    tooShort: (p: Named) => `${p.name}至少 ${p.least} 個字`,
    tooLong: (p: Named) => `${p.name}最多 ${p.most} 個字`,
    patternBroken: (p: Named) => `${p.name}的格式應為 ${p.pattern}（9 為數字，A 為字母，* 為字母或數字）`,
    notListed: (p: Named) => `${p.name}請從列表中選擇`,
  },
}
