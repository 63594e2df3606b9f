/** What has a name in each language: departments, grades. */
export const text = {
  fields: {
    name: '名称',
    'zh-CN': '名称（简体）',
    'zh-TW': '名称（繁体）',
    en: '名称（英文）',
  },
  languages: { 'zh-CN': '简体', 'zh-TW': '繁体', en: '英文' },
  labelled: (p: { label: string; language: string }) => `${p.label}（${p.language}）`,
  nameHint: '留空时与简体名称相同',
}
