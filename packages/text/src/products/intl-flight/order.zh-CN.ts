/** What an order of international flights says beside what every order says. */
export const text = {
  title: '国际机票订单详情',
  refundTitle: '退票订单详情',
  changeTitle: '改签订单详情',
  extrasTitle: '附加服务订单详情',
  record: (p: { carrier: string; record: string }) => `${p.carrier} 记录编号 ${p.record}`,
  payBy: (p: { time: string }) => `最晚支付 ${p.time}`,
  priceUntil: (p: { time: string }) => `价格保证至 ${p.time}`,
  payByShort: '最晚支付',
  priceUntilShort: '价格保证至',
  wishes: '已向航司提出的偏好',
  wish: (p: { flight: string; what: string }) => `${p.flight} ${p.what}`,
  wishesNote: '以航司确认为准',
  card: (p: { carrier: string; number: string }) => `${p.carrier} 常旅客卡 ${p.number}`,
  notes: '出行提示',
}
