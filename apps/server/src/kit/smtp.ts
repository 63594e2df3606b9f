import { createTransport } from 'nodemailer'
import type { MailSupply } from '@sojourn/supply/ports/mail'

/** A real mail server when one is set; otherwise letters stay where people read them. */
export function createMail(smtpUrl: string | undefined, from: string): MailSupply {
  if (!smtpUrl) return { delivers: false, send: () => Promise.resolve() }
  const transport = createTransport(smtpUrl)
  return {
    delivers: true,
    async send({ to, subject, body }) {
      await transport.sendMail({ from, to, subject, text: body })
    },
  }
}
