import type { text as source } from './deposit-letters.zh-CN'

type Facts = Parameters<(typeof source)['agreed']['body']>[0]

const letter = (p: Facts, ...sentences: string[]): string =>
  [`Dear ${p.name},`, '', ...sentences, p.link, '', 'Sojourn'].join('\n')

export const text: typeof source = {
  agreed: {
    subject: (p) => `Deposit request agreed: ${p.kind}, ${p.amount}`,
    body: (p) => letter(p, `The deposit request (${p.kind}, ${p.amount}) was agreed, and the balance has moved.`),
  },
  refused: {
    subject: (p) => `Deposit request refused: ${p.kind}, ${p.amount}`,
    body: (p) =>
      letter(p, `The deposit request (${p.kind}, ${p.amount}) was refused, and the balance stays.`, `Reason: ${p.reason}`),
  },
}
