// Made from notifications.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './notifications.zh-CN'

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

const period = ({ from, to }: Facts): string => `${from} 至 ${to} 帳單`
const letter = (p: Facts, ...sentences: string[]): string =>
  [`${p.name}，您好：`, '', ...sentences.filter(Boolean), `帳單號：${p.billNo}`, p.link, '', '遠行商旅'].join('\n')
const payBy = ({ left, dueDay }: Facts): string => (dueDay ? `請在 ${dueDay} 前付款 ${left}。` : '')
const lookBy = ({ confirmsAt }: Facts): string => `請在 ${confirmsAt} 前核對並確認，如有疑問可再次提交差異單，到期將自動確認。`

export const text: typeof source = {
  made: {
    subject: (p: Facts) => `待確認：${period(p)}`,
    body: (p: Facts) =>
      letter(
        p,
        `${period(p)}已生成，企業承擔 ${p.total}，${p.undecided} 條明細待核對。`,
        `請在 ${p.confirmsAt} 前核對並確認，到期將自動確認。`,
      ),
  },
  soon: {
    subject: (p: Facts) => `即將自動確認：${period(p)}`,
    body: (p: Facts) =>
      letter(
        p,
        `${period(p)}將在 ${p.confirmsAt} 自動確認，企業承擔 ${p.total}，還有 ${p.undecided} 條明細待核對，屆時將全部計入本期。`,
        '如有疑問，請在此之前提交差異單。',
      ),
  },
  adopted: {
    subject: (p: Facts) => `差異單已採納：${period(p)}`,
    body: (p: Facts) =>
      letter(
        p,
        `訂單 ${p.orderNo} 的差異單已採納，帳單調整 ${p.amount}，企業承擔 ${p.total}。`,
        p.said && `說明：${p.said}`,
        lookBy(p),
      ),
  },
  rejected: {
    subject: (p: Facts) => `差異單已駁回：${period(p)}`,
    body: (p: Facts) => letter(p, `訂單 ${p.orderNo} 的差異單已駁回。`, p.said && `說明：${p.said}`, lookBy(p)),
  },
  added: {
    subject: (p: Facts) => `帳單新增${p.charge}：${period(p)}`,
    body: (p: Facts) =>
      letter(p, `訂單 ${p.orderNo} 新增${p.charge} ${p.amount}，企業承擔 ${p.total}。`, p.said && `說明：${p.said}`, lookBy(p)),
  },
  confirmed: {
    subject: (p: Facts) => `已確認：${period(p)}`,
    body: (p: Facts) =>
      letter(
        p,
        p.confirmedBy
          ? `${p.confirmedBy}已確認${period(p)}，企業承擔 ${p.total}。`
          : `${period(p)}已到期自動確認，企業承擔 ${p.total}。`,
        payBy(p),
      ),
  },
  received: {
    subject: (p: Facts) => `已收到付款 ${p.amount}：${period(p)}`,
    body: (p: Facts) => letter(p, `已收到${period(p)}的付款 ${p.amount}，未付 ${p.left}。`),
  },
  overdue: {
    subject: (p: Facts) => `已逾期，月結暫停使用：${period(p)}`,
    body: (p: Facts) =>
      letter(
        p,
        `${period(p)}的付款期限 ${p.dueDay} 已過，未付 ${p.left}。`,
        '付清前新訂單不能使用企業月結，已凍結額度的訂單不受影響。',
      ),
  },
  freed: {
    subject: (p: Facts) => `月結已恢復：${period(p)}`,
    body: (p: Facts) => letter(p, `${period(p)}已付清，新訂單可以繼續使用企業月結。`),
  },
}
