import type { NotificationFile } from '@sojourn/supply/ports/mail'
import type { Context, Work } from '../../../context'
import { finishJob } from '../../../db/queue'
import { commitUnwritten, doLast } from '../../../db/write-last'
import { inCompany, inTransaction } from '../../../work'
import { findNotificationFile } from './notification-file-store'
import { findNotification, markSent } from './store'

/**
 * Hands one notification to the mail server, or to the outbox where none is set; a refusal is tried again by the queue. The server is
 * asked outside every transaction: it may be slow, and whoever holds the job is alone with it for longer than it may take.
 */
export async function sendMail(
  context: Context,
  job: { id: string; enterpriseId: number; payload: Record<string, string> },
): Promise<void> {
  const { enterpriseId } = job
  const notification = await inCompany(context, enterpriseId, (work) => findNotification(work, job.payload['mailId']!))
  const due = notification && !notification.sentAt ? notification : undefined
  const body = due?.sentOnlyCipher ? `${due.body}\n\n${context.vault.open(due.sentOnlyCipher)}` : due?.body
  const message = due && { to: due.address, subject: due.subject, body: body ?? '' }
  if (message && context.mail.delivers) {
    const file = await inCompany(context, enterpriseId, (work) => fileOf(work, due.id))
    await context.mail.send({ ...message, ...(file && { file }) })
  }
  await inTransaction(context, enterpriseId, async (work) => {
    const now = context.clock.now()
    // A mark that a crash takes back is made again with its job, as one that had not committed would be.
    await commitUnwritten(work.sql)
    await doLast(work.sql, () =>
      Promise.all([
        finishJob(work.sql, job.id),
        message &&
          !context.mail.delivers &&
          context.outbox?.keep({ now, sql: work.sql }, { id: due.id, at: now, channel: 'mail', ...message }),
        message && markSent(work, due.id, now),
      ]),
    )
  })
}

async function fileOf(work: Work, mailId: string): Promise<NotificationFile | undefined> {
  const found = await findNotificationFile(work, mailId)
  return (
    found && { name: found.name, type: found.type, content: Buffer.from(work.context.vault.open(found.contentCipher), 'base64') }
  )
}
