interface Facts {
  name: string
  budget: string
  from: string
  to: string
  amount: string
  used: string
  percent: number
  /** More than there is. */
  over: boolean
  link: string
}

/** To whoever looks after a budget, once it has reached a warning level. */
export const text = {
  subject: (p: Facts) => (p.over ? `预算已超出：${p.budget}` : `预算已用 ${p.percent}%：${p.budget}`),
  body: (p: Facts) =>
    [
      `${p.name}，您好：`,
      '',
      `“${p.budget}”${p.from} 至 ${p.to} 的预算为 ${p.amount}，已占用和支出 ${p.used}（${p.percent}%）。`,
      p.over ? '已超出预算。' : '已达到预警比例。',
      p.link,
      '',
      '远行商旅',
    ].join('\n'),
}
