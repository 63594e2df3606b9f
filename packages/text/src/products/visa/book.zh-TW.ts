// Made from book.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './book.zh-CN'

export const text: typeof source = {
  title: '辦理簽證',
  applicant: '申請人資料',
  applicantType: '申請人類型',
  province: '常住省份',
  chooseProvince: '請選擇常住省份',
  notServed: '該省份不在受理範圍內',
  applicants: { employed: '在職人員', freelance: '自由職業', retired: '退休人員', student: '學生', preschool: '學齡前兒童' },
  speed: '辦理速度',
  usual: '普通',
  express: '加急',
  returnAddress: '護照寄回地址',
  name: '收件人',
  mobile: '手機',
  address: '地址',
  nameWrong: '請填寫收件人',
  mobileWrong: '請填寫手機號碼',
  addressWrong: '請填寫詳細地址',
  lateTitle: '可能來不及',
  late: (p: { earliest: string; depart: string }) => `最早 ${p.earliest} 可取得簽證，晚於出發日期 ${p.depart}。仍要辦理嗎？`,
  heldTitle: '已有有效簽證',
  goOn: '繼續辦理',
  departs: (p: { day: string }) => `${p.day} 出發`,
}
