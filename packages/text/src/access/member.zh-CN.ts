interface Points {
  points: string
}

/** Member level and benefits. */
export const text = {
  title: '会员等级',
  levels: { ordinary: '普通会员', silver: '银卡会员', gold: '金卡会员', platinum: '白金会员' },
  card: '我的会员',
  yearPoints: '本年积分',
  points: (p: Points) => `${p.points} 分`,
  toNext: (p: Points & { level: string }) => `再积 ${p.points} 分，升级为${p.level}`,
  highest: '您已是最高等级',
  validUntil: (p: { date: string }) => `当前等级有效期至 ${p.date}`,
  notJoined: '您还没有加入会员计划',
  notJoinedWhy: '加入后，每次出票按票价每 1 元累计 1 积分，等级按年度积分计算。',
  join: '加入会员',
  joining: '正在加入',
  joined: '已加入会员计划',
  leave: '退出会员计划',
  leaveTitle: '退出会员计划？',
  leaveWhy: '退出后不再显示等级和权益，可随时重新加入，已有积分不受影响。',
  leaveYes: '退出',
  left: '已退出会员计划',
  leftWhy: '您可以随时重新加入，等级按本年和上年积分中较高者计算。',
  noneTitle: '暂无会员服务',
  benefitsTitle: '等级与权益',
  from: (p: Points) => `${p.points} 分起`,
  yours: '当前等级',
  benefits: {
    ordinary: ['累计积分', '7×24 小时客服'],
    silver: ['客服优先接入', '每年 2 张贵宾休息室体验券'],
    gold: ['专属客服', '国内机票服务费 8 折', '每年 4 张快速安检券'],
    platinum: ['一对一差旅顾问', '国内机票服务费全免', '每年 12 张快速安检券'],
  },
  rulesTitle: '规则说明',
  rules: [
    '积分按自然年累计，达到门槛即时升级。',
    '等级保留至达标次年的 12 月 31 日。',
    '退票会扣回相应积分，积分不等同于现金，不可转让。',
  ],
}
