import type { text as source } from './named.zh-CN'

export const text: typeof source = {
  fields: {
    name: 'Name',
    'zh-CN': 'Name (Simplified Chinese)',
    'zh-TW': 'Name (Traditional Chinese)',
    en: 'Name (English)',
  },
  languages: { 'zh-CN': 'simplified Chinese', 'zh-TW': 'traditional Chinese', en: 'English' },
  labelled: (p) => `${p.label} (${p.language})`,
  nameHint: 'The same as in simplified Chinese where empty',
}
