/** What is kept of a person for the next journey abroad. */
export const text = {
  title: '国际机票常用信息',
  lead: '预订国际机票时填写过的常旅客卡和在目的地的住址，加密保存，下次预订时自动沿用。',
  kinds: { card: (p: { name: string }) => `${p.name}常旅客卡`, address: (p: { name: string }) => `在${p.name}的住址` },
  forget: '删除',
  forgetOf: (p: { name: string }) => `删除${p.name}`,
  forgetTitle: (p: { name: string }) => `删除${p.name}？`,
  forgetText: '已预订的订单不受影响，之后预订时需重新填写。',
  forgotten: '已删除',
  none: '还没有常用信息',
  noneText: '预订国际机票时填写的常旅客卡和住址会保存在这里。',
}
