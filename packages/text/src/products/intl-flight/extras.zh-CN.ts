/** Seats, meals and bags that are bought beside the fares of a trip abroad. */
export const text = {
  title: '选座、餐食与加购行李',
  codes: { window: '靠窗座位', aisle: '靠过道座位', legroom: '大空间座位', hotMeal: '热餐', bag: '加购行李' },
  bags: (p: { count: number; kilograms: number }) => `加购行李 ${p.count} 件（每件 ${p.kilograms} 公斤）`,
  seatNumber: (p: { seat: string; name: string }) => `座位 ${p.seat}（${p.name}）`,
  priced: (p: { name: string; price: string }) => `${p.name} · ${p.price}`,
  included: (p: { name: string }) => `${p.name} · 票价已含`,
  bought: '付费，出票时由航司确认',
  wished: '免费偏好，不保证',
  bag: (p: { flight: string }) => `${p.flight} 加购行李`,
  noBags: '不加购',
  bagChoice: (p: { count: number; kilograms: number; price: string }) => `${p.count} 件（每件 ${p.kilograms} 公斤） · ${p.price}`,
  why: '所选项目随票出票，由航司最终确认：未能确认的全额退回，换为更低价座位的退回差价。行李可随退票退款，座位与餐食自愿退票不退。',
  sum: (p: { amount: string }) => `已选 ${p.amount}`,
  states: { asked: '待出票确认', confirmed: '已确认', replaced: '已换座', refused: '航司未确认' },
  instead: (p: { asked: string }) => `原选${p.asked}`,
  back: (p: { amount: string }) => `已退回 ${p.amount}`,
}
