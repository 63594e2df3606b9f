// Made from words.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './words.zh-CN'

export const text: typeof source = {
  title: '支付應用',
  person: '授權後，可用企業碼支付因公消費，由企業直接結算。',
  enterprise: '開通後，員工可用企業碼支付因公消費，由企業統一結算。',
  agree: '同意授權',
  refuse: '拒絕',
  authorized: '授權成功，可以返回商旅平臺',
  refused: '已拒絕授權',
  failed: '授權未完成，請稍後再試',
  invalid: '授權連結無效或已過期',
  bill: '企業帳單',
  billEmpty: '還沒有通過企業碼支付的消費。',
  note: '內建支付應用，不會產生真實扣款。',
}
