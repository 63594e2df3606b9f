/** Words that the order, approval and payment screens share. */
export const text = {
  people: (p: { first: string; count: number }) => `${p.first} 等${p.count}人`,
  list: (p: { items: readonly string[] }) => p.items.join('、'),
  changedTo: (p: { number: string }) => `已改签至 ${p.number}`,
  personal: '因私',
  kinds: { booking: '预订', change: '改签', refund: '退票' },
  openTickets: '未使用客票',
  orderNo: '订单号',
  travellers: '出行人',
  bookedBy: (p: { name: string }) => `${p.name} 预订`,
  departure: '出发',
  amount: '金额',
  state: '状态',
  action: '操作',
  home: '返回首页',
}
