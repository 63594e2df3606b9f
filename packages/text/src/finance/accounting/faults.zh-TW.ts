// Made from faults.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './faults.zh-CN'

export const text: typeof source = {
  fromMissing: '請選擇生效日期',
  accountMissing: '請填寫代碼',
  accountWrong: '代碼只能使用字母、數字、點、橫線和下劃線，首尾須為字母或數字',
  ruleTwice: '與上面某條規則的條件相同，請保留一條',
  ledgerTwice: '該法人主體已設定帳套',
}
