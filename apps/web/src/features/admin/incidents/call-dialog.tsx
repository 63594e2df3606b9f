import { callOutcomes, type CallOutcome } from '@sojourn/contract/admin/orders/incident-words'
import { useId, useState, type FormEvent } from 'react'
import { getIncident, recordIncidentCall, searchIncidentPeople } from '../../../api/calls/admin/orders/incident'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { Field, FormRefusal } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { TextArea } from '../../../kit/forms/input'
import { Dialog } from '../../../kit/overlays/dialog'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import { ChoiceField } from '../fields/choice-field'
import styles from './incidents.module.css'

/** A person, or a hotel, that was called. */
export type Called = { name: string } & ({ employeeId: string } | { hotelId: string })

interface CallDialogProps {
  incidentId: string
  called: Called
  onClose: () => void
}

/** What a hotel says is about nobody in particular. */
const outcomesOf = (called: Called): readonly CallOutcome[] =>
  'employeeId' in called ? callOutcomes : callOutcomes.filter((outcome) => outcome === 'noAnswer' || outcome === 'message')

/** What came of a call. */
export function CallDialog({ incidentId, called, onClose }: CallDialogProps) {
  const text = useText('admin/orders/incidents')
  const id = useId()
  const outcomes = outcomesOf(called)
  const [outcome, setOutcome] = useState<CallOutcome>(outcomes[0]!)
  const [note, setNote] = useState('')
  const write = useWrite(recordIncidentCall, [getIncident, searchIncidentPeople])
  const { name, ...whom } = called
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const onSuccess = () => {
      toast(text.recorded, 'good')
      onClose()
    }
    write.mutate({ incidentId, ...whom, outcome, note }, { onSuccess })
  }
  const actions = (
    <>
      <Button onClick={onClose}>{text.cancel}</Button>
      <Button kind="brand" type="submit" form={id} busy={write.isPending}>
        {text.save}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={text.callTitle({ name })} actions={actions}>
      <Form id={id} className={styles['form']} onSubmit={submit}>
        <ChoiceField
          label={text.outcome}
          choices={outcomes.map((each) => ({ id: each, name: text.outcomes[each] }))}
          value={outcome}
          onChange={(chosen) => setOutcome(outcomes.find((each) => each === chosen) ?? outcome)}
        />
        <Field label={text.note}>
          {(control) => (
            <TextArea {...control} rows={3} maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
          )}
        </Field>
        {write.error && <FormRefusal>{write.error.message}</FormRefusal>}
      </Form>
    </Dialog>
  )
}
