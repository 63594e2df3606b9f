// Made from list.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './list.zh-CN'

export const text: typeof source = {
  title: (p: { country: string }) => `${p.country}簽證`,
  titlePlain: '簽證',
  searching: '正在查詢簽證',
  products: '可辦理的簽證',
  choose: '檢視並辦理',
  residence: (p: { province: string }) => `常住${p.province}`,
  optional: '多數旅客無需簽證。停留更久或多次往返時，可辦理下列簽證。',
  noneTitle: '暫不代辦該國簽證',
  noneWhy: '可參考上方入境要求，或聯絡客服諮詢。',
  noneHereTitle: (p: { province: string }) => `暫不受理${p.province}居民的該國簽證`,
  noneHereWhy: '請修改常住省份，或聯絡客服諮詢。',
}
