import type { text as source } from './named.zh-CN'

export const text: typeof source = {
  fields: {
    name: 'Name',
    'zh-CN': 'Name (Simplified Chinese)',
    'zh-TW': 'Name (Traditional Chinese)',
    en: 'Name (English)',
  },
  nameHint: 'The same as in simplified Chinese where empty',
}
