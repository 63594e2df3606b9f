import { useState } from 'react'
import { chooseTravellers, getTempOrder } from '../../../api/calls/booking/draft'
import { useWrite } from '../../../api/queries'
import type { WebCall } from '../../../api/web-call'
import { toast } from '../../../kit/overlays/toast'

/** Who travels by the draft, and how that is changed. */
export interface DraftTravellers {
  employeeIds: readonly string[]
  /** Who is being added or removed; until that is done nobody else is, or the one change would undo the other. */
  changingId: string | undefined
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
  const [changingId, setChangingId] = useState<string>()
  const put = (changed: string, ids: string[]) => {
    if (save.isPending) return
    setChangingId(changed)
    save.mutate({ tempOrderNo, employeeIds: ids }, { onError: (error) => toast(error.message, 'bad') })
  }
  return {
    employeeIds,
    changingId: save.isPending ? changingId : undefined,
    add: (employeeId) => put(employeeId, [...employeeIds, employeeId]),
    remove: (employeeId) =>
      put(
        employeeId,
        employeeIds.filter((id) => id !== employeeId),
      ),
  }
}
