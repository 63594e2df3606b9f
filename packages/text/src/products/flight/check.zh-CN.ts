/** The journey, the fare and its rules, verified before the order is filled in. */
export const text = {
  title: '核对行程',
  verifying: '正在向航司核实价格与余票',
  verified: '价格与余票已核实',
  soldOutTitle: '该舱位刚刚售完',
  soldOutWhy: '其他舱位或航班可能仍有余票。',
  closedTitle: '该航班已停止销售',
  fareCard: '票价与规则',
  policyCard: '差旅标准',
  withinAll: '所选舱位符合全部出行人的差旅标准。',
  noPolicy: '因私出行不受差旅标准限制。',
  chooseTravellersLater: '选定出行人后按其差旅标准核对。',
  priceCard: '价格',
  next: '下一步：填写订单',
}
