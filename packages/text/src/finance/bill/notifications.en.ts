import type { text as source } from './notifications.zh-CN'

type Facts = Parameters<(typeof source)['made']['body']>[0]

const period = ({ from, to }: Facts): string => `${from} to ${to}`
const letter = (p: Facts, ...sentences: string[]): string =>
  [`Dear ${p.name},`, '', ...sentences.filter(Boolean), `Bill ${p.billNo}`, p.link, '', 'Sojourn'].join('\n')
const payBy = ({ left, dueDay }: Facts): string => (dueDay ? `Please pay ${left} by ${dueDay}.` : '')
const lines = (count: number): string => `${count} ${count === 1 ? 'line' : 'lines'}`
const lookBy = ({ confirmsAt }: Facts): string =>
  `Please check and confirm the bill by ${confirmsAt}; you can raise another variance until then. After that it is confirmed automatically.`

export const text: typeof source = {
  made: {
    subject: (p) => `To confirm: bill ${period(p)}`,
    body: (p) =>
      letter(
        p,
        `The bill for ${period(p)} is ready. The company pays ${p.total}, and ${lines(p.undecided)} are to be checked.`,
        `Please check and confirm it by ${p.confirmsAt}. After that it is confirmed automatically.`,
      ),
  },
  soon: {
    subject: (p) => `Soon confirmed automatically: bill ${period(p)}`,
    body: (p) =>
      letter(
        p,
        `The bill for ${period(p)} is confirmed automatically on ${p.confirmsAt}, with ${p.total} for the company to pay. ${lines(p.undecided)} not checked by then will be charged in this period.`,
        'If something looks wrong, please raise a variance before that.',
      ),
  },
  adopted: {
    subject: (p) => `Variance adopted: bill ${period(p)}`,
    body: (p) =>
      letter(
        p,
        `The variance about order ${p.orderNo} was adopted. The bill is adjusted by ${p.amount}, and the company pays ${p.total}.`,
        p.said && `Reason: ${p.said}`,
        lookBy(p),
      ),
  },
  rejected: {
    subject: (p) => `Variance rejected: bill ${period(p)}`,
    body: (p) => letter(p, `The variance about order ${p.orderNo} was rejected.`, p.said && `Reason: ${p.said}`, lookBy(p)),
  },
  added: {
    subject: (p) => `${p.charge} added: bill ${period(p)}`,
    body: (p) =>
      letter(
        p,
        `${p.charge} of ${p.amount} was added for order ${p.orderNo}. The company pays ${p.total}.`,
        p.said && `Reason: ${p.said}`,
        lookBy(p),
      ),
  },
  confirmed: {
    subject: (p) => `Confirmed: bill ${period(p)}`,
    body: (p) =>
      letter(
        p,
        p.confirmedBy
          ? `${p.confirmedBy} confirmed the bill for ${period(p)}. The company pays ${p.total}.`
          : `The bill for ${period(p)} was confirmed automatically. The company pays ${p.total}.`,
        payBy(p),
      ),
  },
  received: {
    subject: (p) => `${p.amount} received: bill ${period(p)}`,
    body: (p) => letter(p, `We received ${p.amount} for the bill of ${period(p)}. ${p.left} is left to pay.`),
  },
  overdue: {
    subject: (p) => `Overdue, monthly credit on hold: bill ${period(p)}`,
    body: (p) =>
      letter(
        p,
        `The bill for ${period(p)} was due on ${p.dueDay}, and ${p.left} is left to pay.`,
        'Until it is paid, new orders cannot use monthly credit. Orders that already hold credit go on.',
      ),
  },
  freed: {
    subject: (p) => `Monthly credit is back: bill ${period(p)}`,
    body: (p) => letter(p, `The bill for ${period(p)} is paid. New orders can use monthly credit again.`),
  },
}
