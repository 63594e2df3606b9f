import type { Language } from '@sojourn/contract/kit/language'
import { readStaySegment } from '@sojourn/domain/products/hotel/kept/kept'
import { hotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import type { ReportItem } from '../../../../capabilities/report'
import type { LineDisplay } from '../../../../context'
import { hotelOrderWords, hotelStateName } from './order-words'

/** A kept stay as lines of a bill name it. */
function stayReportItem(segment: unknown, language: Language): ReportItem {
  const { hotelName, roomName, cityId, rooms, ownPrice, invoicedThere } = readStaySegment(segment)
  return {
    service: hotelName[language],
    carrier: '',
    className: roomName[language],
    from: '',
    to: hotelCity(cityId)?.name[language] ?? '',
    ...(invoicedThere && { invoicedThere }),
    ...(ownPrice && { ownPrice: { ...ownPrice, amount: ownPrice.amount * rooms } }),
  }
}

export const stayLines: LineDisplay = { reportItem: stayReportItem, stateName: hotelStateName, words: hotelOrderWords }
