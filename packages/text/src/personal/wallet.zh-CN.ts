/** The points wallet (S2.39, handbook 11.1). */
export const text = {
  title: '积分钱包',
  home: '返回首页',
  closedTitle: '贵公司未开通积分钱包',
  closedText: '如需开通，请联系差旅管理员。',

  balance: '可用积分',
  worth: (p: { amount: string }) => `可抵 ${p.amount}`,
  negative: '退票收回的积分多于余额，下次获得的积分先补足差额。',
  nextExpiry: (p: { points: string; day: string }) => `${p.points} 积分将于 ${p.day} 之后到期`,
  earned: '累计获得',
  spent: '累计使用',
  expired: '已到期',

  rules: '积分规则',
  ruleEarn: (p: { amount: string }) => `票价每满 ${p.amount} 得 1 积分，出票后到账；税费、保险和服务费不计积分。`,
  ruleSpend: (p: { points: number; amount: string }) =>
    `支付个人部分时，${p.points} 积分抵 ${p.amount}；公司支付的部分不能用积分。`,
  ruleRefund: '退票按退款比例收回所得积分，用于抵扣的积分按比例退还。',
  ruleExpire: (p: { months: number }) => `积分 ${p.months} 个月内有效，先到期的先使用。`,
  ruleOwn: '积分归本人使用，不能转让或提现。',

  entries: '积分明细',
  direction: '收支',
  directions: { all: '全部', in: '获得', out: '支出' },
  dates: '日期',
  reset: '清除条件',
  noneFound: '没有符合条件的积分明细',
  emptyTitle: '还没有积分',
  emptyText: '预订并出票后，积分会出现在这里。',
  emptyAction: '去预订机票',
  kinds: { earn: '出票获得', takeBack: '退票收回', spend: '支付抵扣', return: '抵扣退还', expire: '到期', adjust: '赠送与调整' },
  validTo: (p: { day: string }) => `有效期至 ${p.day}`,
  balanceAfter: (p: { points: string }) => `余额 ${p.points}`,
}
