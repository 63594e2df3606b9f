import { chooseTravellers, getTempOrder } from '../../../api/calls/booking/draft'
import { checkTrainBooking, getTrainBookInfo, getTrainOrderTemp } from '../../../api/calls/products/train'
import { useWrite } from '../../../api/queries'
import { toast } from '../../../kit/toast'
import type { DraftTravellers } from '../../booking/book/traveller-adder'

/** Changes who travels: the draft remembers it, and the people come back with their documents. */
export function useDraftTravellers(tempOrderNo: string, employeeIds: readonly string[]): DraftTravellers {
  const save = useWrite(chooseTravellers, [getTempOrder, getTrainBookInfo, getTrainOrderTemp, checkTrainBooking])
  const put = (ids: string[]) =>
    save.mutate({ tempOrderNo, employeeIds: ids }, { onError: (error) => toast(error.message, 'bad') })
  return {
    employeeIds,
    busy: save.isPending,
    add: (employeeId) => put([...employeeIds, employeeId]),
    remove: (employeeId) => put(employeeIds.filter((id) => id !== employeeId)),
  }
}
