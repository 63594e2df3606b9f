import type { BoughtOffers } from '../../booking/policy/bought'
import { readCar } from './kept'
import type { PolicyCar } from './policy/evaluate'

/** A search keeps every class of car. */
export const carBought: BoughtOffers<PolicyCar> = {
  prices: (cars) => cars.map(({ price }) => price),
  bought(cars, segments) {
    const [car] = segments.map(readCar)
    const position = cars.findIndex(({ carClass }) => carClass === car?.carClass)
    return position < 0 ? undefined : { offers: cars, position, price: cars[position]!.price }
  },
}
