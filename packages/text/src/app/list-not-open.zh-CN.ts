/** Where a product's list is not open yet: what was saved, and the way back. */
export const text = {
  title: '暂未开放',
  lead: (p: { product: string }) => `${p.product}的结果列表尚未开放`,
  why: '您的查询已经保存，列表开放后即可继续。您也可以联系差旅顾问代为预订。',
  products: {
    intlFlight: '国际机票',
    visa: '签证',
  },
  saved: '已保存的查询',
  places: '行程',
  until: (p: { date: string }) => `至 ${p.date}`,
  wishes: '要求',
  travellers: '出行人',
  nobody: '尚未选择',
  application: '出差申请单',
  kept: '保留至',
  back: '返回首页',
  again: '重新查询',
}
