import type { TripView } from '@sojourn/contract/booking/trip.shapes'
import { useState } from 'react'
import { saveTrip } from '../../api/calls.generated'
import { useWrite } from '../../api/queries'
import { Button } from '../../kit/button'
import { Dialog } from '../../kit/dialog'
import { Field } from '../../kit/field'
import { Input } from '../../kit/input'
import { useText } from '../../kit/text'
import { toast } from '../../kit/toast'
import { tripReads } from './trip-reads'

/** The button and dialog that give a trip a name of one's own. */
export function TripName({ trip }: { trip: TripView }) {
  const text = useText('booking/trip-page')
  const [open, setOpen] = useState(false)
  const [name, setName] = useState(trip.name)
  const save = useWrite(saveTrip, tripReads)
  const missing = name.trim() === '' ? text.nameMissing : undefined
  const submit = () =>
    save.mutate(
      { travelOrderNo: trip.travelOrderNo, name: name.trim(), orderNos: [] },
      {
        onSuccess: () => {
          setOpen(false)
          toast(text.renamed, 'good')
        },
        onError: (error) => toast(error.message, 'bad'),
      },
    )
  return (
    <>
      <Button icon="edit" onClick={() => setOpen(true)}>
        {text.rename}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={text.rename}
        actions={
          <Button kind="brand" busy={save.isPending} disabledReason={missing} onClick={submit}>
            {text.save}
          </Button>
        }
      >
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (!missing) submit()
          }}
        >
          <Field label={text.nameLabel} error={missing}>
            {(control) => (
              <Input
                {...control}
                maxLength={50}
                placeholder={text.nameHint}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
        </form>
      </Dialog>
    </>
  )
}
