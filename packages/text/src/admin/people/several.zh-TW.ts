// Made from several.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './several.zh-CN'

export const text: typeof source = {
  named: (p: { names: readonly string[]; count: number }) =>
    p.count > p.names.length ? `${p.names.join('、')}等 ${p.count} 人` : p.names.join('、'),
}
