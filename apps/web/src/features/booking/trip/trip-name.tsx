import type { TripView } from '@sojourn/contract/booking/trip.shapes'
import { useState, type FormEvent } from 'react'
import { saveTrip } from '../../../api/calls/booking/trip'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { Dialog } from '../../../kit/overlays/dialog'
import { Field } from '../../../kit/forms/field'
import { Input } from '../../../kit/forms/input'
import { useText } from '../../../kit/text/text'
import { toast } from '../../../kit/overlays/toast'
import { tripReads } from './trip-reads'

/** The button and dialog that give a trip a name of one's own. */
export function TripName({ trip }: { trip: TripView }) {
  const text = useText('booking/trip-page')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon="edit" onClick={() => setOpen(true)}>
        {text.rename}
      </Button>
      {open && <NameDialog trip={trip} onClose={() => setOpen(false)} />}
    </>
  )
}

function NameDialog({ trip, onClose }: { trip: TripView; onClose: () => void }) {
  const text = useText('booking/trip-page')
  const [name, setName] = useState(trip.name)
  const save = useWrite(saveTrip, tripReads)
  const missing = name.trim() === '' ? text.nameMissing : undefined
  const renamed = () => {
    onClose()
    toast(text.renamed, 'good')
  }
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (missing) return
    const request = { travelOrderNo: trip.travelOrderNo, name: name.trim(), orderNos: [] }
    save.mutate(request, { onSuccess: renamed, onError: (error) => toast(error.message, 'bad') })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.rename}
      actions={
        <Button kind="brand" busy={save.isPending} disabledReason={missing} onClick={() => submit()}>
          {text.save}
        </Button>
      }
    >
      <form onSubmit={submit}>
        <Field label={text.nameLabel} hint={text.nameHint} error={missing}>
          {(control) => <Input {...control} maxLength={50} value={name} onChange={(event) => setName(event.target.value)} />}
        </Field>
      </form>
    </Dialog>
  )
}
