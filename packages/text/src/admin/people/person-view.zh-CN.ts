/** The portal as one of the company's people has it. */
export const text = {
  see: '查看员工视角',
  title: (p: { name: string }) => `${p.name}看到的内容`,
  lead: '仅供查看，不会代为操作。每次查看都会记入安全审计日志。',
  standard: '差旅标准',
  noStandard: '没有适用的差旅标准',
  noLimit: '不限制',
  open: '可预订的产品',
  business: '因公',
  personal: '因私',
  abilities: '差旅权限',
  menus: '菜单',
  products: {
    flight: '国内机票',
    intlFlight: '国际机票',
    hotel: '国内酒店',
    intlHotel: '国际酒店',
    train: '火车票',
    car: '用车',
    visa: '签证',
    meeting: '会议',
  },
}
