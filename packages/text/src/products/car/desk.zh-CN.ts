/** Rides at the agency's desk. */
export const text = {
  title: '用车跟踪',
  toDesk: '返回工作台',
  lead: '已叫车、尚未结算的行程，按出发时间排列。取消或更改请进入客户会话办理。',
  company: '客户公司',
  none: '没有进行中的用车',
  noneWhy: '客户叫车后，行程会出现在这里。',
  when: '出发',
  who: '乘车人',
  state: '状态',
  driver: '司机与车辆',
  emergency: '紧急联系人',
  reveal: (p: { name: string }) => `显示${p.name}的手机号码`,
  hide: (p: { name: string }) => `隐藏${p.name}的手机号码`,
  nobody: '尚未派车',
}
