import type { CarTempOrder, ChosenCar } from '@sojourn/contract/products/car/car.shapes'
import { keep, readKept } from '../../../booking/draft/session-store'

/** The class that was chosen in the list. */
export const keepChosenCar = (tempOrderNo: string, car: ChosenCar): void => keep(tempOrderNo, 'chosen', car)
export const chosenCar = (tempOrderNo: string): ChosenCar | undefined => readKept(tempOrderNo, 'chosen') as ChosenCar | undefined

/** The search behind a list, kept so that an expired one can be repeated. */
export const keepDraft = (draft: CarTempOrder): void => keep(draft.tempOrderNo, 'search', draft)
export const keptDraft = (tempOrderNo: string): CarTempOrder | undefined =>
  readKept(tempOrderNo, 'search') as CarTempOrder | undefined
