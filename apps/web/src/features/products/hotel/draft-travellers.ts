import { chooseTravellers, getTempOrder } from '../../../api/calls/booking/draft'
import { checkHotelBooking, getHotelBookInfo, getHotelOrderTemp } from '../../../api/calls/products/hotel'
import { useWrite } from '../../../api/queries'
import { toast } from '../../../kit/toast'
import type { DraftTravellers } from '../../booking/book/traveller-adder'

/** Changes who stays: the draft remembers it, and the people come back with their documents. */
export function useDraftTravellers(tempOrderNo: string, employeeIds: readonly string[]): DraftTravellers {
  const save = useWrite(chooseTravellers, [getTempOrder, getHotelBookInfo, getHotelOrderTemp, checkHotelBooking])
  const put = (ids: string[]) =>
    save.mutate({ tempOrderNo, employeeIds: ids }, { onError: (error) => toast(error.message, 'bad') })
  return {
    employeeIds,
    busy: save.isPending,
    add: (employeeId) => put([...employeeIds, employeeId]),
    remove: (employeeId) => put(employeeIds.filter((id) => id !== employeeId)),
  }
}
