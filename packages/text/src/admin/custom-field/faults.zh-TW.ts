// Made from faults.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './faults.zh-CN'

export const text: typeof source = {
  nameMissing: '請填寫欄位名稱',
  formMissing: '請至少選擇一處顯示位置',
  limitsCrossed: '上限不能小於下限',
  parentUnknown: '請選擇仍在使用的上級列表',
  choicesMissing: '請至少填寫一個選項',
  choiceNameMissing: '請填寫每個選項的名稱',
  choiceTwice: '有兩個選項名稱相同',
  choiceParentMissing: '請為每個選項填寫上級選項，並與上級列表一致',
  beginningWrong: '預設值不符合該欄位的要求',
  periodCrossed: '結束日期不能早於開始日期',
}
