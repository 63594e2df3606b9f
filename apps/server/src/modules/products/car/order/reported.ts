import { readCar } from '@sojourn/domain/products/car/kept'
import { carFacts } from '@sojourn/domain/products/car/report-facts'
import { hotelCities } from '@sojourn/domain/reference/hotel/hotel-cities'
import { policyText } from '@sojourn/text/booking/policy/words'
import { carRulesText } from '@sojourn/text/products/car/rules'
import type { ReportedProduct } from '../../../../capabilities/report'

/** How rides count in reports. */
export const reportedCars: ReportedProduct = {
  facts: (segment) => carFacts(readCar(segment)),
  nameOf(group, key, language) {
    const classes: Readonly<Record<string, string>> = policyText[language].carClasses
    const types: Readonly<Record<string, string>> = carRulesText[language].types
    if (group === 'class') return classes[key] ?? key
    if (group === 'carrier') return types[key] ?? key
    return hotelCities().find(({ name }) => name['zh-CN'] === key)?.name[language] ?? key
  },
}
