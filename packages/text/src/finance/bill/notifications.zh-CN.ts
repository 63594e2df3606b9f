interface Facts {
  name: string
  /** Local days, both included. */
  from: string
  to: string
  billNo: string
  /** What the company pays, and what of it is still to be paid. */
  total: string
  left: string
  /** How many lines nobody has decided. */
  undecided: number
  /** When it confirms itself; empty where it has been confirmed. */
  confirmsAt: string
  /** Who confirmed it; empty where time did. */
  confirmedBy: string
  /** The last day to pay; empty where none was agreed. */
  dueDay: string
  /** What was just received, or charged by the agency; below nought it gave back. */
  amount: string
  /** What the agency answered about or charged: the order, as what, and what it said; empty where it said nothing. */
  orderNo: string
  charge: string
  said: string
  link: string
}

const period = ({ from, to }: Facts): string => `${from} 至 ${to} 账单`
const letter = (p: Facts, ...sentences: string[]): string =>
  [`${p.name}，您好：`, '', ...sentences.filter(Boolean), `账单号：${p.billNo}`, p.link, '', '远行商旅'].join('\n')
const payBy = ({ left, dueDay }: Facts): string => (dueDay ? `请在 ${dueDay} 前付款 ${left}。` : '')
const lookBy = ({ confirmsAt }: Facts): string => `请在 ${confirmsAt} 前核对并确认，如有疑问可再次提交差异单，到期将自动确认。`

/** To the company's finance, about its monthly bill. */
export const text = {
  made: {
    subject: (p: Facts) => `待确认：${period(p)}`,
    body: (p: Facts) =>
      letter(
        p,
        `${period(p)}已生成，企业承担 ${p.total}，${p.undecided} 条明细待核对。`,
        `请在 ${p.confirmsAt} 前核对并确认，到期将自动确认。`,
      ),
  },
  soon: {
    subject: (p: Facts) => `即将自动确认：${period(p)}`,
    body: (p: Facts) =>
      letter(
        p,
        `${period(p)}将在 ${p.confirmsAt} 自动确认，企业承担 ${p.total}，还有 ${p.undecided} 条明细待核对，届时将全部计入本期。`,
        '如有疑问，请在此之前提交差异单。',
      ),
  },
  adopted: {
    subject: (p: Facts) => `差异单已采纳：${period(p)}`,
    body: (p: Facts) =>
      letter(
        p,
        `订单 ${p.orderNo} 的差异单已采纳，账单调整 ${p.amount}，企业承担 ${p.total}。`,
        p.said && `说明：${p.said}`,
        lookBy(p),
      ),
  },
  rejected: {
    subject: (p: Facts) => `差异单已驳回：${period(p)}`,
    body: (p: Facts) => letter(p, `订单 ${p.orderNo} 的差异单已驳回。`, p.said && `说明：${p.said}`, lookBy(p)),
  },
  added: {
    subject: (p: Facts) => `账单新增${p.charge}：${period(p)}`,
    body: (p: Facts) =>
      letter(p, `订单 ${p.orderNo} 新增${p.charge} ${p.amount}，企业承担 ${p.total}。`, p.said && `说明：${p.said}`, lookBy(p)),
  },
  confirmed: {
    subject: (p: Facts) => `已确认：${period(p)}`,
    body: (p: Facts) =>
      letter(
        p,
        p.confirmedBy
          ? `${p.confirmedBy}已确认${period(p)}，企业承担 ${p.total}。`
          : `${period(p)}已到期自动确认，企业承担 ${p.total}。`,
        payBy(p),
      ),
  },
  received: {
    subject: (p: Facts) => `已收到付款 ${p.amount}：${period(p)}`,
    body: (p: Facts) => letter(p, `已收到${period(p)}的付款 ${p.amount}，未付 ${p.left}。`),
  },
  overdue: {
    subject: (p: Facts) => `已逾期，月结暂停使用：${period(p)}`,
    body: (p: Facts) =>
      letter(
        p,
        `${period(p)}的付款期限 ${p.dueDay} 已过，未付 ${p.left}。`,
        '付清前新订单不能使用企业月结，已冻结额度的订单不受影响。',
      ),
  },
  freed: {
    subject: (p: Facts) => `月结已恢复：${period(p)}`,
    body: (p: Facts) => letter(p, `${period(p)}已付清，新订单可以继续使用企业月结。`),
  },
}
