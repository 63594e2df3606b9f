// Made from contact.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './contact.zh-CN'

export const text: typeof source = {
  title: '聯絡方式',
  lead: '用於登入、接收驗證碼和行程通知。更換時須驗證新的聯絡方式。',
  mobile: '手機號碼',
  mail: '信箱',
  none: '未填寫',
  change: '更換',
  changeMobile: '更換手機號碼',
  changeMail: '更換信箱',
  explain: '驗證通過後，新的聯絡方式即可用於登入，原聯絡方式不能再登入。我們會給原信箱傳送通知。',
  newMobile: '請輸入新手機號碼',
  newMail: '請輸入新信箱',
  submit: '驗證並更換',
  done: '聯絡方式已更換',
  reveal: (p: { what: string }) => `檢視完整${p.what}`,
  hide: (p: { what: string }) => `隱藏${p.what}`,
  assisted: '代他人操作時不能檢視或更換聯絡方式',
}
