// Made from role.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './role.zh-CN'

export const text: typeof source = {
  company: '全公司',
  until: (p: { over: string; day: string }) => `${p.over}（至 ${p.day}）`,
}
