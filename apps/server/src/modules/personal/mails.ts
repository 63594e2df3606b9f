import type { getMyMails } from '@sojourn/contract/personal/mail.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Actor, Context } from '../../context'
import { readCursor, writeCursor } from '../../kit/cursor'
import { inCompany } from '../../work'
import { findNotifications } from '../booking/notification/store'

const pageSize = 50

/** Notifications written to the caller, newest first, by key. */
export async function myMails(
  context: Context,
  actor: Actor,
  { size = pageSize, cursor, keyword = '', id }: RequestOf<typeof getMyMails>,
): Promise<ResponseOf<typeof getMyMails>> {
  const rows = await inCompany(context, actor.enterpriseId, (work) =>
    findNotifications(work, {
      employeeId: actor.employeeId,
      keyword: keyword.trim(),
      id,
      before: readCursor(cursor),
      limit: size + 1,
    }),
  )
  const list = rows.slice(0, size)
  const last = list.at(-1)
  return {
    delivered: context.mail.delivers,
    list: list.map(({ at, ...notification }) => ({ ...notification, at: at.toISOString() })),
    ...(rows.length > size && last && { next: writeCursor(last.at, last.id) }),
  }
}
