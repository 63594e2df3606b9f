type Conflict = { name: string; flightNo: string; departAt: string }

export const text = {
  faults: {
    identityCardFormat: '身份证号格式错误',
    identityCardProvince: '地址编码错误',
    identityCardChecksum: '校验位错误',
    credentialMissing: '请输入证件号码',
    credentialFormat: '证件号码格式错误',
    passportLetters: '护照号码不能包含字母 I、O、Z、S、V',
    credentialExpired: '证件在出行日已过期',
    expiryTooFar: '证件有效期不能超过 10 年',
    expiryInvalid: '请选择有效的证件有效期',
    notForDomesticFlight: '该证件不能用于国内航班',
    birthDateDiffers: '出生日期与证件号码不一致',
    mobileMissing: '请输入手机号码',
    mobileWrong: '请输入正确的手机号码',
    mobileTooLong: '手机号超出16个字符限制',
    emailMissing: '请输入邮箱',
    emailWrong: '请输入正确的邮箱',
    landlineWrong: '请输入正确的座机号码',
    nameMissing: '请输入姓名',
    nameWrong: '姓名不能包含特殊字符',
    nameTooLong: '姓名不能超过 50 个字符',
    userNameWrong: '用户名须为 5 位及以上字母、数字或下划线',
    qqWrong: '请输入正确的 QQ 号码',
  },
  credentialTypes: {
    identityCard: '身份证', passport: '护照', homeReturnPermit: '港澳居民来往内地通行证', taiwanPermit: '台湾居民来往大陆通行证',
    hongKongMacauPass: '往来港澳通行证', taiwanPass: '大陆居民往来台湾通行证', permanentResidence: '外国人永久居留身份证',
    residencePermit: '港澳台居民居住证', other: '其他证件',
  },
  conflicts: {
    overlap: (p: Conflict) => `${p.name}已订 ${p.departAt} 的 ${p.flightNo}，与本次行程时间重叠`,
    tight: (p: Conflict) => `${p.name}已订 ${p.departAt} 的 ${p.flightNo}，与本次行程间隔不足 2 小时`,
    otherCity: (p: Conflict) => `${p.name}已订 ${p.departAt} 的 ${p.flightNo}，与本次行程不在同一城市衔接`,
  },
}
