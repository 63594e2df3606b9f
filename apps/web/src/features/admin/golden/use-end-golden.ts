import type { GoldenTrip } from '@sojourn/contract/products/policy-lab.shapes'
import { getRuleChanges } from '../../../api/calls/admin/record-change'
import { endGoldenTrip, getGoldenTrips } from '../../../api/calls/products/policy-lab'
import { useWrite } from '../../../api/queries'
import { ask } from '../../../kit/overlays/modal-queue'
import { useText } from '../../../kit/text/text'
import { told } from '../../../kit/overlays/told'

/** What a change of a golden trip makes stale. */
export const goldenReads = [getGoldenTrips, getRuleChanges]

/** Ends a golden trip, once that is meant. */
export function useEndGolden() {
  const text = useText('admin/policy/golden')
  const write = useWrite(endGoldenTrip, goldenReads)
  return async ({ goldenId, version, name }: GoldenTrip) => {
    const sure = await ask({ title: text.endTitle({ name }), message: text.endText, confirm: text.end, cancel: true })
    if (sure) await told(write.mutateAsync({ goldenId, version }), text.ended)
  }
}
