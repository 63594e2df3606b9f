import { orderStates } from '@sojourn/contract/booking/codes'
import {
  samePassenger,
  timeConflicts,
  type BookedSegment,
  type ConflictKind,
  type NewSegment,
} from '@sojourn/domain/booking/traveller/conflicts'
import type { Language } from '@sojourn/contract/kit/language'
import { conflictSentence } from '@sojourn/domain/booking/traveller/traveller-sentences'
import { shortMoment } from '@sojourn/domain/booking/order/order-sentences'
import { isActive } from '@sojourn/domain/booking/order/transitions'
import type { Sql } from '../../../db/sql'
import { findSegmentsOfPeople } from '../order/store'

const endedStates = orderStates.words.filter((state) => !isActive(state)).map((state) => orderStates.code(state))
const dayMs = 86_400_000

/** One travels about from a room: only other stays take its nights. */
const isStay = (body: object): boolean => 'stay' in body

export interface TravellerConflicts {
  employeeId: string
  same: BookedSegment[]
  conflicts: { planned: NewSegment; booked: BookedSegment; kind: ConflictKind }[]
}

/** Standing orders of each traveller against what is to be booked (handbook 1.8), but for a segment that is being changed. */
export async function conflictsOf(
  sql: Sql,
  enterpriseId: number,
  employeeIds: readonly string[],
  planned: readonly NewSegment[],
  except?: { orderNo: string; position: number },
): Promise<TravellerConflicts[]> {
  const rows = await findSegmentsOfPeople(sql, enterpriseId, {
    employeeIds,
    from: new Date(Date.parse(planned[0]!.departAt) - dayMs),
    to: new Date(Date.parse(planned.at(-1)!.arriveAt) + dayMs),
    endedStates,
  })
  return employeeIds.map((employeeId) => {
    const booked = rows
      .filter(
        (row) =>
          row.employeeId === employeeId &&
          !isStay(row.body) &&
          !(row.orderNo === except?.orderNo && row.position === except.position),
      )
      .map((row): BookedSegment => ({
        orderNo: row.orderNo,
        flightNo: row.flightNo,
        departDate: row.departDate,
        departAt: row.departAt.toISOString(),
        arriveAt: row.arriveAt.toISOString(),
        departCity: row.body.departCity,
        arriveCity: row.body.arriveCity,
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

/** The conflicts in words, for a page that warns. */
export const conflictSentences = (
  found: readonly TravellerConflicts[],
  people: readonly { employeeId: string; name: string }[],
  language: Language,
): string[] =>
  found.flatMap(({ employeeId, conflicts }) => {
    const name = people.find((person) => person.employeeId === employeeId)?.name ?? ''
    return conflicts.map(({ booked, kind }) =>
      conflictSentence(kind, { name, flightNo: booked.flightNo, departAt: shortMoment(booked.departAt) }, language),
    )
  })
