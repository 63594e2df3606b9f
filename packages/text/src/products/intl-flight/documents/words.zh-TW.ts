// Made from words.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './words.zh-CN'

export const text: typeof source = {
  documentExpired: (p: { day: string }) => `證件在行程結束（${p.day}）前已過期，請換用其他證件或先辦理換髮`,
  documentNotForTrip: '該證件不能用於本次行程，請使用護照',
  validityEntry: (p: { country: string; months: number; day: string }) =>
    `${p.country}要求證件自入境日起至少還有 ${p.months} 個月有效期（至 ${p.day}），本證件不足`,
  validityExit: (p: { country: string; months: number; day: string }) =>
    p.months === 0
      ? `${p.country}要求證件在停留期間（至 ${p.day}）有效，本證件不足`
      : `${p.country}要求證件自離境日起至少還有 ${p.months} 個月有效期（至 ${p.day}），本證件不足`,
  visa: {
    visa: (p: { country: string }) => `前往${p.country}須提前辦理簽證`,
    evisa: (p: { country: string }) => `前往${p.country}須提前線上申請電子簽證`,
    eta: (p: { country: string }) => `前往${p.country}須提前線上申請電子旅行許可`,
    arrival: (p: { country: string }) => `前往${p.country}可在抵達時辦理落地簽證，請備齊材料和費用`,
    free: (p: { country: string; days: number; passport: string }) =>
      p.days > 0 ? `持${p.passport}前往${p.country}免籤停留不超過 ${p.days} 天` : `持${p.passport}前往${p.country}免籤`,
  },
  passports: { CN: '中國普通護照', HK: '香港特區護照', MO: '澳門特區護照', TW: '臺灣居民所持護照' },
  under: (p: { sentence: string; condition: string }) => `${p.sentence}（${p.condition}）`,
  stayTooLong: (p: { country: string; days: number }) => `本次在${p.country}停留超過免籤期限 ${p.days} 天，須提前辦理簽證`,
  visaUnknown: (p: { country: string }) => `請向${p.country}使領館確認該國籍的簽證要求`,
  permit: (p: { country: string }) => `前往${p.country}還須持往來通行證及有效簽註`,
  endorsement: (p: { country: string }) => `請確認通行證上前往${p.country}的簽註有效`,
  mainlandPermit: '前往內地還須持來往內地（大陸）通行證',
  evus: (p: { country: string }) => `持${p.country}十年期簽證者，出發前須完成 EVUS 登記更新`,
  blankPages: (p: { country: string; pages: number }) => `${p.country}要求護照至少有 ${p.pages} 頁空白簽證頁`,
  address: (p: { country: string }) => `${p.country}要求航空公司預先申報在當地的住址`,
  proof: {
    student: '學生票：購票填寫學生證號，辦理登機時出示學生證原件或錄取通知書，以及學生簽證',
    labour: '勞務票：購票填寫勞務合同或外派批件號，辦理登機時出示工作簽證和勞務合同原件',
    seaman: '海員票：購票填寫海員證號，辦理登機時出示海員證原件和船公司或船代的擔保函',
  },
  /** Where what is said of countries was read. */
  sources: { index: 'passport-index-data 公開資料', own: '本平臺據使領館與航司公佈整理' },
  source: (p: { source: string; asOf: string }) => `來源：${p.source}，${p.asOf} 核對`,
  turnsTwo: (p: { day: string }) => `該旅客在 ${p.day} 滿 2 週歲，此後的航段須佔座，全程按兒童購票`,
}
