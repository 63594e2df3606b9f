import { chooseTravellers, getTempOrder } from '../../../api/calls/booking/draft'
import { useWrite } from '../../../api/queries'
import type { WebCall } from '../../../api/web-call'
import { toast } from '../../../kit/toast'

/** Who travels by the draft, and how that is changed. */
export interface DraftTravellers {
  employeeIds: readonly string[]
  busy: boolean
  add: (employeeId: string) => void
  remove: (employeeId: string) => void
}

/** Changes who travels: the draft remembers it, and what the product says of the people is read again. */
export function useDraftTravellers(
  { tempOrderNo }: { tempOrderNo: string },
  { travellers }: { travellers: readonly { employeeId: string }[] },
  makesStale: readonly WebCall<unknown>[],
): DraftTravellers {
  const save = useWrite(chooseTravellers, [getTempOrder, ...makesStale])
  const employeeIds = travellers.map(({ employeeId }) => employeeId)
  const put = (ids: string[]) =>
    save.mutate({ tempOrderNo, employeeIds: ids }, { onError: (error) => toast(error.message, 'bad') })
  return {
    employeeIds,
    busy: save.isPending,
    add: (employeeId) => put([...employeeIds, employeeId]),
    remove: (employeeId) => put(employeeIds.filter((id) => id !== employeeId)),
  }
}
