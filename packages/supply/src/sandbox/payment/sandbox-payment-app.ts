import { createHmac, timingSafeEqual } from 'node:crypto'
import type { HostedPaymentAppSupply, PaymentAppSubject } from '../../ports/payment-app'

const subjectText = ({ enterpriseId, employeeId }: PaymentAppSubject): string =>
  [enterpriseId, employeeId].filter(Boolean).join('/')

function parseSubject(text: string): PaymentAppSubject | undefined {
  const [, enterpriseId, employeeId] = /^(\d{1,9})(?:\/([\w-]{1,40}))?$/.exec(text) ?? []
  if (enterpriseId === undefined) return undefined
  return { enterpriseId: Number(enterpriseId), ...(employeeId !== undefined && { employeeId }) }
}

/** The built-in payment app keeps nothing: who authorizes stands in the signed address of its page. */
export function createSandboxPaymentApp(options: { publicUrl: string; secret: Buffer }): HostedPaymentAppSupply {
  const sign = (text: string): string => createHmac('sha256', options.secret).update(`payment app|${text}`).digest('hex')
  const same = (expected: string, given: string): boolean => {
    const [left, right] = [Buffer.from(expected), Buffer.from(given)]
    return left.length === right.length && timingSafeEqual(left, right)
  }
  const address = (page: string, subject: PaymentAppSubject, until: number): string => {
    const text = subjectText(subject)
    const query = new URLSearchParams({ subject: text, until: String(until), mark: sign(`page|${text}|${until}`) })
    return `${options.publicUrl}/payment-app/${page}?${query.toString()}`
  }
  return {
    authorizationUrl: (subject, until) => address('authorize', subject, until.getTime()),
    billUrl: (enterpriseId) => address('bill', { enterpriseId }, 0),
    readNotice: ({ subject, outcome, signature }) =>
      same(sign(`notice|${subject}|${outcome}`), signature) ? parseSubject(subject) : undefined,
    readAddress({ subject: text, until, mark }) {
      const subject = same(sign(`page|${text}|${until}`), mark) ? parseSubject(text) : undefined
      return subject && { subject, until: new Date(Number(until)) }
    },
    notice(subject, outcome) {
      const text = subjectText(subject)
      return { subject: text, outcome, signature: sign(`notice|${text}|${outcome}`) }
    },
  }
}
