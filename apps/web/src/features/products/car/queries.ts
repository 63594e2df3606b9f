import type { CarTempOrder, ChosenCar } from '@sojourn/contract/products/car/car.shapes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { checkCarPassengers, getCarBookInfo, getCarOrderTemp, searchCars } from '../../../api/calls/products/car/car'
import { saveCarOrderTemp } from '../../../api/calls/products/car/draft'
import { invoke, newIntent } from '../../../api/client'
import { readOptions, useRead } from '../../../api/queries'
import { checkFresh, repeatedFrame, still, takeTravellers, useKeptDraft } from '../../booking/draft/draft-queries'
import { keepDraft } from './book/chosen-car'

/** Prices are always asked anew when a list opens. */
export const searchOptions = (tempOrderNo: string) => ({ ...readOptions(searchCars, { tempOrderNo }), ...still, staleTime: 0 })
export const useCarSearch = (tempOrderNo: string) => useQuery(searchOptions(tempOrderNo))

export const draftOptions = (tempOrderNo: string) => ({ ...readOptions(getCarOrderTemp, { tempOrderNo }), ...still })

/** The draft of a booking; kept beside, so that its search can be repeated after it expired. */
export const useDraft = (tempOrderNo: string) => useKeptDraft(draftOptions(tempOrderNo), keepDraft)

/** The chosen class at the price of now, and everything else of the order form. */
export const bookInfoOptions = (tempOrderNo: string, carClass: ChosenCar['carClass']) => ({
  ...readOptions(getCarBookInfo, { tempOrderNo, carClass }),
  ...still,
})
export const useBookInfo = (tempOrderNo: string, carClass: ChosenCar['carClass']) =>
  useQuery({ ...bookInfoOptions(tempOrderNo, carClass), staleTime: checkFresh, placeholderData: keepPreviousData })

/** Which rules the chosen class breaks for whoever is picked up. */
export const usePassengerCheck = (tempOrderNo: string, car: ChosenCar, employeeIds: string[]) =>
  useRead(checkCarPassengers, { tempOrderNo, car, employeeIds }, { enabled: employeeIds.length > 0, keepFormer: true })

/** Repeats a search with the same person; gives the number of the new draft. */
export async function repeatSearch(draft: CarTempOrder): Promise<string> {
  const { searchParams } = draft
  const saved = await invoke(saveCarOrderTemp, { ...repeatedFrame(draft), searchParams }, { intent: newIntent() })
  await takeTravellers(draft, saved.tempOrderNo)
  return saved.tempOrderNo
}
