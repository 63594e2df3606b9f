interface Named {
  name: string
  least: number
  most: number
  pattern: string
}

/** The fields that a company asks beside our own. */
export const text = {
  title: '公司自定义信息',
  why: '由贵公司设置，随订单一起保存',
  choose: '请选择',
  chooseFirst: (p: { name: string }) => `请先选择${p.name}`,
  noneUnder: '没有可选项',
  optional: '选填',
  patternHint: (p: { pattern: string }) => `格式 ${p.pattern}（9 为数字，A 为字母，* 为字母或数字）`,
  ofTraveller: (p: { name: string }) => `${p.name}的公司自定义信息`,
  told: (p: { label: string; value: string }) => `${p.label}：${p.value}`,
  yesNo: { yes: '是', no: '否' },
  list: (p: { items: string[] }) => p.items.join('、'),
  faults: {
    missing: (p: Named) => `请填写${p.name}`,
    choiceUnknown: (p: Named) => `${p.name}的该选项已不可用，请重新选择`,
    choiceElsewhere: (p: Named) => `${p.name}的该选项与上级选项不一致，请重新选择`,
    tooShort: (p: Named) => `${p.name}至少 ${p.least} 个字`,
    tooLong: (p: Named) => `${p.name}最多 ${p.most} 个字`,
    patternBroken: (p: Named) => `${p.name}的格式应为 ${p.pattern}（9 为数字，A 为字母，* 为字母或数字）`,
    notNumber: (p: Named) => `${p.name}请填写数字，最多四位小数`,
    tooLow: (p: Named) => `${p.name}不能小于 ${p.least}`,
    tooHigh: (p: Named) => `${p.name}不能大于 ${p.most}`,
    tooFew: (p: Named) => `${p.name}至少选择 ${p.least} 项`,
    tooMany: (p: Named) => `${p.name}最多选择 ${p.most} 项`,
    notDate: (p: Named) => `${p.name}请选择日期`,
    notYesNo: (p: Named) => `${p.name}请选择是或否`,
  },
}
