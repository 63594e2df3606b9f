/** What travellers see to before they leave the country; countries by name, days as shown. */
export const text = {
  documentExpired: (p: { day: string }) => `证件在行程结束（${p.day}）前已过期，请换用其他证件或先办理换发`,
  documentNotForTrip: '该证件不能用于本次行程，请使用护照',
  validityEntry: (p: { country: string; months: number; day: string }) =>
    `${p.country}要求证件自入境日起至少还有 ${p.months} 个月有效期（至 ${p.day}），本证件不足`,
  validityExit: (p: { country: string; months: number; day: string }) =>
    p.months === 0
      ? `${p.country}要求证件在停留期间（至 ${p.day}）有效，本证件不足`
      : `${p.country}要求证件自离境日起至少还有 ${p.months} 个月有效期（至 ${p.day}），本证件不足`,
  visa: {
    visa: (p: { country: string }) => `前往${p.country}须提前办理签证`,
    evisa: (p: { country: string }) => `前往${p.country}须提前在线申请电子签证`,
    eta: (p: { country: string }) => `前往${p.country}须提前在线申请电子旅行许可`,
    arrival: (p: { country: string }) => `前往${p.country}可在抵达时办理落地签证，请备齐材料和费用`,
    free: (p: { country: string; days: number; passport: string }) =>
      p.days > 0 ? `持${p.passport}前往${p.country}免签停留不超过 ${p.days} 天` : `持${p.passport}前往${p.country}免签`,
  },
  passports: { CN: '中国普通护照', HK: '香港特区护照', MO: '澳门特区护照', TW: '台湾居民所持护照' },
  under: (p: { sentence: string; condition: string }) => `${p.sentence}（${p.condition}）`,
  stayTooLong: (p: { country: string; days: number }) => `本次在${p.country}停留超过免签期限 ${p.days} 天，须提前办理签证`,
  visaUnknown: (p: { country: string }) => `请向${p.country}使领馆确认该国籍的签证要求`,
  permit: (p: { country: string }) => `前往${p.country}还须持往来通行证及有效签注`,
  endorsement: (p: { country: string }) => `请确认通行证上前往${p.country}的签注有效`,
  mainlandPermit: '前往内地还须持来往内地（大陆）通行证',
  evus: (p: { country: string }) => `持${p.country}十年期签证者，出发前须完成 EVUS 登记更新`,
  blankPages: (p: { country: string; pages: number }) => `${p.country}要求护照至少有 ${p.pages} 页空白签证页`,
  address: (p: { country: string }) => `${p.country}要求航空公司预先申报在当地的住址`,
  proof: {
    student: '学生票：购票填写学生证号，办理登机时出示学生证原件或录取通知书，以及学生签证',
    labour: '劳务票：购票填写劳务合同或外派批件号，办理登机时出示工作签证和劳务合同原件',
    seaman: '海员票：购票填写海员证号，办理登机时出示海员证原件和船公司或船代的担保函',
  },
  /** Where what is said of countries was read. */
  sources: { index: 'passport-index-data 公开数据', own: '本平台据使领馆与航司公布整理' },
  source: (p: { source: string; asOf: string }) => `来源：${p.source}，${p.asOf} 核对`,
  turnsTwo: (p: { day: string }) => `该旅客在 ${p.day} 满 2 周岁，此后的航段须占座，全程按儿童购票`,
}
