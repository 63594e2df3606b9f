// Made from traveller.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './traveller.zh-CN'

type Conflict = { name: string; flightNo: string; departAt: string }

export const text: typeof source = {
  faults: {
    identityCardFormat: '身分證號格式錯誤',
    identityCardProvince: '地址編碼錯誤',
    identityCardChecksum: '校驗位錯誤',
    credentialMissing: '請輸入證件號碼',
    credentialFormat: '證件號碼格式錯誤',
    passportLetters: '護照號碼首字母之後不能包含字母 I、O、Z、S、V',
    credentialExpired: '證件在出行日已過期',
    expiryTooFar: '證件有效期過長，請核對（身分證最長 20 年，其他證件最長 10 年）',
    expiryInvalid: '請選擇有效的證件有效期',
    notForDomesticFlight: '該證件不能用於國內航班',
    notForTrains: '該證件不能購買火車票',
    birthDateDiffers: '出生日期與證件號碼不一致',
    childDocumentOnly: '僅限未滿 16 週歲的旅客使用',
    mobileMissing: '請輸入手機號碼',
    mobileWrong: '請輸入正確的手機號碼',
    mobileTooLong: '手機號超出16個字元限制',
    emailMissing: '請輸入信箱',
    emailWrong: '請輸入正確的信箱',
    landlineWrong: '請輸入正確的座機號碼',
    nameMissing: '請輸入姓名',
    nameWrong: '姓名不能包含特殊字元',
    nameTooLong: '姓名不能超過 50 個字元',
    userNameWrong: '使用者名稱須為 5 位及以上字母、數字或下劃線',
    qqWrong: '請輸入正確的 QQ 號碼',
  },
  passengers: { adult: '成人', child: '兒童', infant: '嬰兒', newborn: '新生兒' },
  named: (p: { name: string; passenger: string }) => `${p.name}（${p.passenger}）`,
  guest: '外部出行人',
  credentialTypes: {
    identityCard: '身分證',
    passport: '護照',
    homeReturnPermit: '港澳居民來往內地通行證',
    taiwanPermit: '臺灣居民來往大陸通行證',
    hongKongMacauPass: '往來港澳通行證',
    taiwanPass: '大陸居民往來臺灣通行證',
    permanentResidence: '外國人永久居留身分證',
    residencePermit: '港澳臺居民居住證',
    other: '其他證件（軍官證、士兵證）',
    householdRegister: '戶口簿',
    birthCertificate: '出生醫學證明',
  },
  conflicts: {
    overlap: (p: Conflict) => `${p.name}已訂 ${p.departAt} 的 ${p.flightNo}，與本次行程時間重疊`,
    tight: (p: Conflict) => `${p.name}已訂 ${p.departAt} 的 ${p.flightNo}，與本次行程間隔不足 2 小時`,
    otherCity: (p: Conflict) => `${p.name}已訂 ${p.departAt} 的 ${p.flightNo}，與本次行程不在同一城市銜接`,
  },
}
