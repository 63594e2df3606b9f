/** Travel standards: the panel of home and the page of one's own standards. */
export const text = {
  title: '差旅标准',
  products: '产品',
  flight: '国内机票',
  intlFlight: '国际机票',
  hotel: '国内酒店',
  intlHotel: '国际酒店',
  train: '火车票',
  car: '用车',
  rules: '全部规则',
  failed: '差旅标准加载失败，请稍后再试',
  list: (p: { items: string[] }) => p.items.join('、'),
  perNight: '/间夜',
  season: (p: { from: string; to: string }) => `${p.from}–${p.to}`,
  seasonTag: '旺季',
  cannotExceed: '超标不可预订',
  ofTraveller: (p: { name: string; policy: string }) => `${p.name} · ${p.policy}`,
}
