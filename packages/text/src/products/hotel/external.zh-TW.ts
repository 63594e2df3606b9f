// Made from external.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './external.zh-CN'

export const text: typeof source = {
  title: '合作方價格預訂',
  reason: '為什麼選擇協議外價格',
  reasonHint: '該價格不在公司協議內，任何情況下都需要審批；審批人會看到原因，最多 200 字。',
  reasonMissing: '請說明原因',
  rules: '預訂規則',
  gone: '該合作方價格已失效',
  goneWhy: '請返回飯店頁面重新選擇。',
  toHotel: '返回飯店頁面',
}
