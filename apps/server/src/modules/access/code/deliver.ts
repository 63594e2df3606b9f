import type { CodeChannel } from '@sojourn/contract/access/account.shapes'
import type { Work } from '../../../context'
import { newId } from '../../../kit/id'

export interface AccountMessage {
  channel: CodeChannel
  to: string
  subject: string
  body: string
  signature: string
}

/** Hands a message about an account to the gateway or mail server, or to the outbox where there is none. */
export async function deliver({ context, sql }: Work, { channel, to, subject, body, signature }: AccountMessage): Promise<void> {
  if (channel === 'mobile' && context.sms) return context.sms.send({ to, text: `【${signature}】${body}` })
  if (channel === 'mail' && context.mail.delivers) return context.mail.send({ to, subject, body: `${body}\n\n${signature}` })
  if (!context.outbox) return context.log.warn({ channel }, 'a message about an account has no way out: set SMTP_URL and SMS_URL')
  const at = context.clock.now()
  return context.outbox.keep({ sql, now: at }, { id: newId(at), at, channel, to, subject, body })
}
