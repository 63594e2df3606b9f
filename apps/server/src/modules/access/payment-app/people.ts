import type { PaymentAppPerson, searchPaymentAppPeople } from '@sojourn/contract/access/payment-app.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Actor, Context } from '../../../context'
import { containing } from '../../../db/like'
import { inCompany } from '../../../work'
import { searchPeople, type PaymentAppPersonRow } from './store'

const pageSize = 20

/** Who of the company's people authorized the payment app. */
export const paymentAppPeople = (
  context: Context,
  actor: Actor,
  { keyword = '', state, cursor, size = pageSize }: RequestOf<typeof searchPaymentAppPeople>,
): Promise<ResponseOf<typeof searchPaymentAppPeople>> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const rows = await searchPeople(work, {
      pattern: containing(keyword.trim()),
      state: state ?? null,
      after: readPlace(cursor),
      limit: size + 1,
      reader: actor.language,
    })
    const shown = rows.slice(0, size)
    const last = rows.length > size ? shown.at(-1) : undefined
    return {
      list: shown.map((row) => personOf(row, actor.language)),
      ...(last && { next: `${last.employeeId}~${last.sortValue}` }),
    }
  })

/** A cursor that no page gave begins anew. */
function readPlace(cursor: string | undefined): { id: string; value: string } | undefined {
  const [, id, value] = /^([^~]+)~(.*)$/.exec(cursor ?? '') ?? []
  return id === undefined || value === undefined ? undefined : { id, value }
}

const personOf = (row: PaymentAppPersonRow, language: Language): PaymentAppPerson => ({
  employeeId: row.employeeId,
  name: readableName(row, language),
  number: row.number,
  departmentName: row.departmentName[language],
  state: row.status === 2 ? 'linked' : row.status === 3 ? 'refused' : 'open',
  ...(row.changedAt && { changedAt: row.changedAt.toISOString() }),
})
