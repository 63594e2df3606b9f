import { useState } from 'react'
import { Button } from '../../../../kit/actions/button'
import { Dialog } from '../../../../kit/overlays/dialog'
import { useText } from '../../../../kit/text/text'
import { StayCalendar, type StayCalendarProps } from './stay-calendar'

/** A button that opens the calendar of the stay: arrival and departure. */
export function StayDialog({ stay, isInternational, earliest, onStay }: StayCalendarProps) {
  const text = useText('products/hotel/list')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="compact" icon="edit" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.changeStay}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={text.stay} width="wide">
        <StayCalendar
          stay={stay}
          isInternational={isInternational}
          earliest={earliest}
          onStay={(next) => {
            setOpen(false)
            onStay(next)
          }}
        />
      </Dialog>
    </>
  )
}
