interface Named {
  name: string
  least: number
  most: number
  pattern: string
}

/** The purpose of a trip and the remark of an order, as a company asks them. */
export const text = {
  names: { purpose: '出差事由', remark: '备注' },
  choose: '请选择',
  suggestions: (p: { name: string }) => `${p.name}的常用内容`,
  leastHint: (p: { least: number }) => `至少 ${p.least} 个字`,
  patternHint: (p: { pattern: string }) => `格式 ${p.pattern}（9 为数字，A 为字母，* 为字母或数字）`,
  faults: {
    unasked: (p: Named) => `贵公司不填写${p.name}，请留空`,
    missing: (p: Named) => `请填写${p.name}`,
    tooShort: (p: Named) => `${p.name}至少 ${p.least} 个字`,
    tooLong: (p: Named) => `${p.name}最多 ${p.most} 个字`,
    patternBroken: (p: Named) => `${p.name}的格式应为 ${p.pattern}（9 为数字，A 为字母，* 为字母或数字）`,
    notListed: (p: Named) => `${p.name}请从列表中选择`,
  },
}
