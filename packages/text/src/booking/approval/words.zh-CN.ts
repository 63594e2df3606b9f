interface Act {
  actor: string
  /** In whose place, or empty. */
  forWhom: string
  targets: string
}
const inPlaceOf = (p: Pick<Act, 'actor' | 'forWhom'>): string => `${p.actor}代${p.forWhom}`
const by = (p: Act): string => (p.forWhom ? inPlaceOf(p) : p.actor)

export const text = {
  inPlaceOf,
  notYours: '该审批不由您处理',
  notYourTurn: '尚未轮到您审批',
  decided: '该审批已处理完毕',
  expired: '审批已超过时限',
  list: (p: { items: string[] }) => p.items.join('、'),
  acts: {
    submit: (p: Act) => `${p.actor}提交审批`,
    agree: (p: Act) => `${by(p)}同意`,
    agreeWithin: (p: Act & { price: string; hours: number }) =>
      p.hours > 0
        ? `${by(p)}同意，并接受最多高 ${p.price}、当日前后 ${p.hours} 小时内的班次`
        : `${by(p)}同意，并接受最多高 ${p.price}`,
    reject: (p: Act) => `${by(p)}驳回`,
    transfer: (p: Act) => `${by(p)}转交给${p.targets}`,
    addSignerBefore: (p: Act) => `${by(p)}请${p.targets}先行审批`,
    addSignerAfter: (p: Act) => `${by(p)}请${p.targets}随后审批`,
    withdraw: (p: Act) => `${p.actor}撤回`,
    urge: (p: Act) => `${p.actor}催办${p.targets}`,
    comment: (p: Act) => `${p.actor}留言`,
    remind: (p: Act) => `系统提醒${p.targets}`,
    escalate: (p: Act) => `超时没有决定，转由${p.targets}审批`,
    tell: (p: Act) => (p.targets ? `已知会${p.targets}，无需审批` : '仅抄送，无需审批'),
    timeOut: () => '超时没有决定，按流程结束',
    timeOutApproved: () => '超时没有决定，按流程自动同意',
    substitute: (p: { from: string; to: string; before: string; after: string }) =>
      p.from === p.to && p.before === p.after
        ? '原座位已不可用，在批准范围内按原价重新保留座位'
        : p.from === p.to
          ? `票价由 ${p.before} 变为 ${p.after}，在批准范围内，按新价保留座位`
          : `${p.from} 已不可用，在批准范围内改为 ${p.to}（${p.before} → ${p.after}）`,
  },
}
