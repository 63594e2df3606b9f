interface Facts {
  name: string
  kind: string
  amount: string
  /** Why it was refused. */
  reason: string
  link: string
}

const letter = (p: Facts, ...sentences: string[]): string =>
  [`${p.name}，您好：`, '', ...sentences, p.link, '', '远行商旅'].join('\n')

/** To the company's finance, about what it asked of the deposit. */
export const text = {
  agreed: {
    subject: (p: Facts) => `预存款申请已同意：${p.kind} ${p.amount}`,
    body: (p: Facts) => letter(p, `预存款${p.kind} ${p.amount} 已同意，余额已变动。`),
  },
  refused: {
    subject: (p: Facts) => `预存款申请未通过：${p.kind} ${p.amount}`,
    body: (p: Facts) => letter(p, `预存款${p.kind} ${p.amount} 未通过，余额不变。`, `原因：${p.reason}`),
  },
}
