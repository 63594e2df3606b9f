import { applicationStates } from '@sojourn/contract/booking/application.codes'
import { products } from '@sojourn/contract/booking/codes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { cityKey } from '@sojourn/domain/booking/application/cities'
import { bookableDays, type MatchableApplication, type MatchFailure } from '@sojourn/domain/booking/application/match'
import { applicationLeft } from '@sojourn/domain/booking/application/reserve'
import type { Sql } from '../../../db/sql'
import type { ApplicationRow, ContentRow, UseRow } from '../application/record'
import { findShownContents } from '../application/store'
import { findUses } from '../application/use-store'
import { moneyOf } from './application-money'

export type Matchable = MatchableApplication & { row: ApplicationRow; shown: ContentRow }

/** Applications as the rules compare them with a booking, with the legs that orders took; in the order of the rows. */
export async function matchableOf(sql: Sql, enterpriseId: number, rows: readonly ApplicationRow[]): Promise<Matchable[]> {
  const nos = rows.map(({ travelApplyNo }) => travelApplyNo)
  const [contents, uses] = await Promise.all([findShownContents(sql, enterpriseId, nos), findUses(sql, enterpriseId, nos)])
  return rows.flatMap((row) => {
    const shown = contents.find(({ travelApplyNo }) => travelApplyNo === row.travelApplyNo)
    return shown ? [matchable(row, shown, uses)] : []
  })
}

function matchable(row: ApplicationRow, shown: ContentRow, uses: readonly UseRow[]): Matchable {
  const { content } = shown
  return {
    row,
    shown,
    state: applicationStates.word(row.state),
    products: content.productTypes.map((code) => products.word(code)),
    applicantId: row.applicantId,
    limitTraveler: content.limitTraveler === 1,
    travellerIds: content.travellerIds,
    itineraryMode: content.itineraryMode,
    lines: content.lines.map((line) => ({
      product: products.word(line.productType),
      depart: cityKey(line.depart),
      arrive: cityKey(line.arrive),
      startDate: line.startDate,
      endDate: line.endDate,
      isReturn: line.isReturn,
      multiUse: line.multiUse === true,
    })),
    cities: content.cities.map(cityKey),
    homeCity: content.homeCity ? cityKey(content.homeCity) : '',
    startDate: content.startDate,
    endDate: content.endDate,
    flexBefore: content.flexBefore,
    flexAfter: content.flexAfter,
    control: row.control,
    budgetLeft: applicationLeft(moneyOf(row)),
    used: uses.filter(({ travelApplyNo }) => travelApplyNo === row.travelApplyNo).flatMap((use) => usedSlots(use, shown)),
  }
}

/** Legs are counted by their version: a modified application begins anew. */
const usedSlots = (use: UseRow, shown: ContentRow): MatchableApplication['used'] =>
  use.state === 'released' || use.line === null || use.contentVersion !== shown.contentVersion
    ? []
    : use.slots.flatMap((slot) => use.travellerIds.map((travellerId) => ({ line: use.line!, slot, travellerId })))

/** The failure as the caller reads it; dates name the days on which a booking would fit. */
export function mismatch(failure: MatchFailure, application: MatchableApplication): Problem {
  const days = bookableDays(application)
  return problem('applicationMismatch', { field: 'travelApplyNo', detail: { failure, from: days.from, to: days.to } })
}
