import { useState } from 'react'
import { Button } from '../../../kit/actions/button'
import { Drawer } from '../../../kit/overlays/dialog'
import { useText } from '../../../kit/text/text'
import { TravellerSearch } from '../traveller/traveller-search'
import type { DraftTravellers } from './draft-travellers'

/** A button that opens the search for further travellers. */
export function TravellerAdder({ travellers, max }: { travellers: DraftTravellers; max: number }) {
  const text = useText('booking/book-form')
  const widgets = useText('kit/widgets')
  const [open, setOpen] = useState(false)
  const full = travellers.employeeIds.length >= max ? text.travellerLimit({ max }) : undefined
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
          chosenIds={travellers.employeeIds}
          max={max}
          busyId={travellers.changingId}
          onAdd={({ employeeId }) => travellers.add(employeeId)}
        />
      </Drawer>
    </>
  )
}
