import type { getAuditLog } from '@sojourn/contract/access/audit.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { addDays, chinaOffsetMinutes, localInstant } from '@sojourn/domain/kit/local-date'
import type { Actor, Context } from '../../../context'
import { inCompany } from '../../../work'
import { readCursor, writeCursor } from '../../../kit/cursor'
import { searchAudit } from './store'

const pageSize = 20
const startOf = (day: string): Date => new Date(localInstant(day, '00:00', chinaOffsetMinutes))

/** The company's own log, for who manages it. */
export async function auditLog(
  context: Context,
  actor: Actor,
  { person = '', kind, day, cursor, size = pageSize }: RequestOf<typeof getAuditLog>,
): Promise<ResponseOf<typeof getAuditLog>> {
  const rows = await inCompany(context, actor.enterpriseId, (work) =>
    searchAudit(work, {
      language: actor.language,
      person: person.trim(),
      kind: kind ?? null,
      from: day === undefined ? null : startOf(day),
      to: day === undefined ? null : startOf(addDays(day, 1)),
      before: readCursor(cursor),
      limit: size + 1,
    }),
  )
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return {
    list: shown.map(({ id, at, kind, person: who, what, address, count }) => ({
      id,
      at: at.toISOString(),
      kind,
      person: readableName(who, actor.language),
      what,
      address,
      count,
    })),
    ...(rows.length > size && last ? { next: writeCursor(last.at, last.id) } : {}),
  }
}
