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
  subject: (p: Facts) => (p.over ? `Budget exceeded: ${p.budget}` : `${p.percent}% of the budget used: ${p.budget}`),
  body: (p: Facts) =>
    [
      `Dear ${p.name},`,
      '',
      `From ${p.from} to ${p.to}, ${p.used} (${p.percent}%) of the ${p.amount} of “${p.budget}” are set aside or spent.`,
      p.over ? 'This is more than the budget has.' : 'This has reached a warning level.',
      p.link,
      '',
      'Sojourn',
    ].join('\n'),
}
