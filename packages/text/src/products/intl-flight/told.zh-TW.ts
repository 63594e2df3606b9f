// Made from told.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './told.zh-CN'

export const text: typeof source = {
  title: '國際機票常用資訊',
  lead: '預訂國際機票時填寫過的常旅客卡和在目的地的住址，加密儲存，下次預訂時自動沿用。',
  kinds: { card: (p: { name: string }) => `${p.name}常旅客卡`, address: (p: { name: string }) => `在${p.name}的住址` },
  forget: '刪除',
  forgetOf: (p: { name: string }) => `刪除${p.name}`,
  forgetTitle: (p: { name: string }) => `刪除${p.name}？`,
  forgetText: '已預訂的訂單不受影響，之後預訂時需重新填寫。',
  forgotten: '已刪除',
  none: '還沒有常用資訊',
  noneText: '預訂國際機票時填寫的常旅客卡和住址會儲存在這裡。',
}
