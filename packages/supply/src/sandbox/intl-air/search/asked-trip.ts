import { addDays } from '@sojourn/domain/kit/local-date'
import type { IntlAirSlice } from '../../../ports/intl-air'
import { isWithinHorizon } from '../../air/sale-day'

const slicesAtMost = 6

/** As many directions as a trip may have, on days that are on sale: where one leaves it may still be the day before ours. */
export const isAskable = (slices: readonly Pick<IntlAirSlice, 'date'>[], now: Date): boolean =>
  slices.length > 0 &&
  slices.length <= slicesAtMost &&
  slices.every(({ date }) => isWithinHorizon(date, now) || isWithinHorizon(addDays(date, 1), now))
