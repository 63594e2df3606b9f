import { readRide } from '@sojourn/domain/products/train/kept/kept'
import { rideFacts } from '@sojourn/domain/products/train/report-facts'
import { policyText } from '@sojourn/text/booking/policy/words'
import type { ReportedProduct } from '../../../../capabilities/report'
import { mainStationOf } from '../../../reference/rail-places'
import { seatName } from './to-screen'

/** How rides count in reports. */
export const reportedRides: ReportedProduct = {
  facts: (segment) => rideFacts(readRide(segment)),
  nameOf(group, key, language) {
    if (group === 'class') return seatName(key, language)
    if (group === 'route')
      return key
        .split('-')
        .map((city) => mainStationOf(city)?.city.name[language] ?? city)
        .join(' – ')
    const types: Readonly<Record<string, string>> = policyText[language].trainTypes
    return types[key] ?? key
  },
}
