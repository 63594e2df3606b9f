// Made from named.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './named.zh-CN'

export const text: typeof source = {
  fields: {
    name: '名稱',
    'zh-CN': '名稱（簡體）',
    'zh-TW': '名稱（繁體）',
    en: '名稱（英文）',
  },
  languages: { 'zh-CN': '簡體', 'zh-TW': '繁體', en: '英文' },
  labelled: (p: { label: string; language: string }) => `${p.label}（${p.language}）`,
  nameHint: '留空時與簡體名稱相同',
}
