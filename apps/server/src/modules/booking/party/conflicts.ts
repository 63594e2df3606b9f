import { orderStates, type OrderState } from '@sojourn/contract/booking/codes'
import {
  samePassenger,
  timeConflicts,
  type BookedSegment,
  type ConflictKind,
  type NewSegment,
} from '@sojourn/domain/booking/traveller/conflicts'
import type { Language } from '@sojourn/contract/kit/language'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { conflictSentence } from '@sojourn/domain/booking/traveller/traveller-sentences'
import { momentInWords } from '@sojourn/domain/kit/day-words'
import { isActive } from '@sojourn/domain/booking/order/transitions'
import { earlierInstant, laterInstant } from '@sojourn/domain/kit/local-date'
import type { Tenant } from '../../../db/tenant'
import { findTakenTimes } from '../order/journey-store'

const endedStates = orderStates.words.filter((state) => !isActive(state))
/** Until then an order may become one of its alternatives. */
const openStates: readonly OrderState[] = ['approving', 'awaitingPayment', 'issuing']
const dayMs = 86_400_000

export interface TravellerConflicts {
  employeeId: string
  same: BookedSegment[]
  conflicts: { planned: NewSegment; booked: BookedSegment; kind: ConflictKind }[]
}

/** Active orders and open waits of each traveller against what is to be booked (handbook 1.8), but for segments that are being changed. */
export async function conflictsOf(
  tenant: Tenant,
  employeeIds: readonly string[],
  planned: readonly NewSegment[],
  except?: { orderNo: string; positions: readonly number[] },
): Promise<TravellerConflicts[]> {
  const rows = await findTakenTimes(tenant, {
    employeeIds,
    from: new Date(Date.parse(planned.map(({ departAt }) => departAt).reduce(earlierInstant)) - dayMs),
    to: new Date(Date.parse(planned.map(({ arriveAt }) => arriveAt).reduce(laterInstant)) + dayMs),
    endedStates,
    openStates,
  })
  return employeeIds.map((employeeId) => {
    const booked = rows
      .filter(
        (row) => row.employeeId === employeeId && !(row.orderNo === except?.orderNo && except.positions.includes(row.position)),
      )
      .map((row): BookedSegment => ({
        orderNo: row.orderNo,
        fulfiller: row.fulfiller,
        serviceNo: row.serviceNo,
        departDate: row.departDate,
        departAt: row.departAt.toISOString(),
        arriveAt: row.arriveAt.toISOString(),
        departCity: row.departCity,
        arriveCity: row.arriveCity,
      }))
    const same = samePassenger(planned, booked)
    return {
      employeeId,
      same,
      conflicts: timeConflicts(
        planned,
        booked.filter((segment) => !same.includes(segment)),
      ),
    }
  })
}

/** Times that clash are booked only by somebody who was told of them (handbook 1.8). */
export function refuseUnaccepted(
  found: readonly TravellerConflicts[],
  people: readonly { employeeId: string; name: string }[],
  accepted: boolean | undefined,
  language: Language,
): Problem | undefined {
  const sentences = accepted ? [] : conflictSentences(found, people, language)
  return sentences.length === 0
    ? undefined
    : problem('conflictsNotAccepted', { field: 'acceptConflicts', detail: { conflicts: sentences.join('\n') } })
}

/** The conflicts in words, for a page that warns. */
export const conflictSentences = (
  found: readonly TravellerConflicts[],
  people: readonly { employeeId: string; name: string }[],
  language: Language,
): string[] =>
  found.flatMap(({ employeeId, conflicts }) => {
    const name = people.find((person) => person.employeeId === employeeId)?.name ?? ''
    return conflicts.map(({ booked, kind }) =>
      conflictSentence(kind, { name, serviceNo: booked.serviceNo, departAt: momentInWords(booked.departAt, language) }, language),
    )
  })
