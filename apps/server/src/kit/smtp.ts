import { createTransport } from 'nodemailer'
import type { MailSupply } from '@sojourn/supply/ports/mail'
import { demandTls } from '../config-addresses'

/** The library waits for minutes, longer than a job is held by whoever took it. */
const defaultTimeoutMs = 10_000

/** A real mail server when one is set; otherwise notifications stay where people read them. A silent server is given up after `timeoutMs` (ms). */
export function createMail(smtpUrl: string | undefined, from: string, timeoutMs = defaultTimeoutMs): MailSupply {
  if (!smtpUrl) return { delivers: false, send: () => Promise.resolve() }
  const transport = createTransport(urlWithTimeouts(smtpUrl, timeoutMs))
  return {
    delivers: true,
    async send({ to, subject, body, file }) {
      const attachments = file ? [{ filename: file.name, contentType: file.type, content: file.content }] : []
      await transport.sendMail({ from, to, subject, text: body, attachments })
    },
  }
}

/** The library takes settings beside an address only in the address; those that are set there already hold. */
function urlWithTimeouts(smtpUrl: string, timeoutMs: number): string {
  const url = new URL(smtpUrl)
  demandTls(url)
  for (const name of ['dnsTimeout', 'connectionTimeout', 'greetingTimeout', 'socketTimeout'])
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(timeoutMs))
  return url.href
}
