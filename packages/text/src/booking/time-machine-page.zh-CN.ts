/** The tab that shows an order as of a moment. */
export const text = {
  intro: '选择一个时刻，查看当时的报价、差旅标准、价格、审批状态，以及谁在何时知道了什么。',
  slider: '时刻',
  step: (p: { number: number; count: number }) => `第 ${p.number} / ${p.count} 个时刻`,
  earlier: '上一个时刻',
  later: '下一个时刻',
  asOf: (p: { time: string }) => `${p.time} 时的情况`,
  happened: '当时发生',
  kinds: { search: '查询', order: '订单', approval: '审批', letter: '邮件', view: '查看' },

  order: '订单',
  noOrder: '当时还没有下单',
  version: (p: { number: number }) => `第 ${p.number} 版`,
  offer: (p: { offer: string }) => `当时预订的是 ${p.offer}`,
  outOfPolicy: '超标',
  paid: '已支付',
  returned: '已退回',
  total: '订单金额',

  approval: '审批',
  noApproval: '当时没有进行中或已结束的审批',
  round: (p: { number: number }) => `第 ${p.number} 轮`,
  level: (p: { number: number }) => `第 ${p.number} 级`,

  afterSales: '退票与改签',
  searches: '看到过的报价',
  noSearches: '当时还没有查询记录',
  searchedAt: (p: { time: string; count: number }) => `${p.time} 查询，共 ${p.count} 个报价`,
  journey: (p: { number: number }) => `第 ${p.number} 程`,
  chosenFrom: '由此下单',
  judgedBy: (p: { traveller: string; policy: string; version: number }) =>
    `${p.traveller}：按「${p.policy}」第 ${p.version} 版判断`,
  unchanged: '按当时版本重新判断，结论一致',
  differs: '按当时版本重新判断，结论不一致',
  cheapest: '其中价格最低的报价',
  verdicts: {
    within: '符合标准',
    remind: '提醒',
    reason: '需说明原因',
    approval: '需审批',
    payExcess: '超额自付',
    forbidden: '不可预订',
  },

  knew: '谁知道什么',
  nobody: '当时还没有人收到邮件或查看',
  letters: (p: { count: number }) => `收到 ${p.count} 封邮件`,
  saw: (p: { number: number; time: string }) => `${p.time} 起看到第 ${p.number} 版`,
  notSeen: '还没有查看',

  forbiddenTitle: '您不能回看这张订单',
  forbiddenText: '只有该订单的审批人和财务人员可以查看历史时刻。',
}
