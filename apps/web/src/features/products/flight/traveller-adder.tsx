import { useState } from 'react'
import {
  checkFlightBooking,
  chooseFlightTravellers,
  getFlightBookInfo,
  getFlightOrderTemp,
} from '../../../api/calls/products/flight'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/button'
import { Drawer } from '../../../kit/dialog'
import { useText } from '../../../kit/text'
import { toast } from '../../../kit/toast'
import { TravellerSearch } from '../../booking/traveller-search'

export interface TravellersOfDraft {
  tempOrderNo: string
  employeeIds: readonly string[]
}

/** Changes who travels: the draft remembers it, and the people come back with their documents. */
export function useDraftTravellers({ tempOrderNo, employeeIds }: TravellersOfDraft) {
  const save = useWrite(chooseFlightTravellers, [getFlightBookInfo, getFlightOrderTemp, checkFlightBooking])
  const put = (ids: string[]) =>
    save.mutate({ tempOrderNo, employeeIds: ids }, { onError: (error) => toast(error.message, 'bad') })
  return {
    busy: save.isPending,
    add: (employeeId: string) => put([...employeeIds, employeeId]),
    remove: (employeeId: string) => put(employeeIds.filter((id) => id !== employeeId)),
  }
}

/** A button that opens the search for further travellers. */
export function TravellerAdder({ draft, max }: { draft: TravellersOfDraft; max: number }) {
  const text = useText('products/flight-book')
  const widgets = useText('kit/widgets')
  const [open, setOpen] = useState(false)
  const [adding, setAdding] = useState<string>()
  const travellers = useDraftTravellers(draft)
  const full = draft.employeeIds.length >= max ? text.travellerLimit({ max }) : undefined
  return (
    <>
      <Button size="compact" icon="plus" aria-haspopup="dialog" disabledReason={full} onClick={() => setOpen(true)}>
        {text.addTraveller}
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={text.addTraveller}
        actions={
          <Button kind="brand" onClick={() => setOpen(false)}>
            {widgets.ok}
          </Button>
        }
      >
        <TravellerSearch
          guests
          chosenIds={draft.employeeIds}
          max={max}
          busyId={travellers.busy ? adding : undefined}
          onAdd={({ employeeId }) => {
            setAdding(employeeId)
            travellers.add(employeeId)
          }}
        />
      </Drawer>
    </>
  )
}
