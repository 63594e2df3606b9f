import { segmentTypes } from '@sojourn/contract/booking/codes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { bookingWindow } from '@sojourn/domain/booking/date-section'
import { isLocalDate } from '@sojourn/domain/kit/local-date'
import { legsOf } from '@sojourn/domain/products/intl-flight/draft/draft'
import { moveLeg } from '@sojourn/domain/products/intl-flight/draft/legs'
import { intlFlightDraftRules } from '@sojourn/domain/products/intl-flight/draft/rules'
import { chinaDate } from '../../../../kit/clock'
import { dayAt } from '../../../reference/zones'
import type { IntlFlightDraft } from '../supply/supply'

/** Another day of the ribbon for a direction: later ones that would lie before it move along, as in the form (S5.07). */
export function atDay(draft: IntlFlightDraft, slice: number, date: string | undefined): IntlFlightDraft {
  const params = draft.searchParams
  const legs = legsOf(params)
  if (date === undefined || date === legs[slice]?.departDate) return draft
  const moved = moveLeg(legs, slice, date)
  const departDate = moved[0]!.departDate
  const kind = segmentTypes.word(params.segmentType)
  if (kind === 'multi') return { ...draft, searchParams: { ...params, departDate, segmentQueryList: moved } }
  const back = moved[1] && { returnDate: moved[1].departDate }
  return { ...draft, searchParams: { ...params, departDate, ...back } }
}

/** Why nothing is looked for: a direction on no day, over, before the one before it, or beyond what is sold. */
export function refuseDay(draft: IntlFlightDraft, slice: number, now: Date): Problem | undefined {
  const { last } = bookingWindow(intlFlightDraftRules, chinaDate(now))
  const legs = legsOf(draft.searchParams)
  const { departCode, departDate: date } = legs[slice]!
  const before = legs[slice - 1]
  if (!isLocalDate(date)) return problem('dateInvalid', { field: 'date' })
  if (date < dayAt(departCode, now)) return problem('datePast', { field: 'date' })
  if (before && date < before.departDate) return problem('legBeforeFormer', { field: 'date' })
  return legs.some(({ departDate }) => departDate > last) ? problem('dateTooFar', { field: 'date', detail: { last } }) : undefined
}
