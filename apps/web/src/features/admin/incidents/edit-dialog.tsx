import type { IncidentDetail } from '@sojourn/contract/admin/orders/incident.shapes'
import type { IncidentField } from '@sojourn/domain/admin/orders/incident'
import { useId, useState, type FormEvent } from 'react'
import { changeIncident, getIncident, searchIncidentPeople, searchIncidents } from '../../../api/calls/admin/orders/incident'
import { getIncidentChanges } from '../../../api/calls/admin/record-change'
import { isProblem } from '../../../api/problem'
import { useRead, useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { Checkbox } from '../../../kit/forms/checkbox'
import { FormRefusal } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { Dialog } from '../../../kit/overlays/dialog'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import { faultsOf, formOf, mergedForm, sentIncident } from './incident-form'
import { IncidentParts } from './incident-parts'
import styles from './incidents.module.css'

interface EditProps {
  /** As it is read now. */
  incident: IncidentDetail
  onClose: () => void
}

function useEditing({ incident, onClose }: EditProps) {
  const text = useText('admin/orders/incidents')
  const { incidentId } = incident
  const [form, setForm] = useState(() => formOf(incident))
  const [tell, setTell] = useState(true)
  const [seen, setSeen] = useState(incident)
  const [tried, setTried] = useState(false)
  const { refetch } = useRead(getIncident, { incidentId }, { enabled: false })
  const write = useWrite(changeIncident, [getIncident, searchIncidentPeople, searchIncidents, getIncidentChanges])
  const faults = faultsOf(form)
  const save = async () => {
    try {
      toast(text.changed(await write.mutateAsync({ ...sentIncident(form), incidentId, version: seen.version, tell })), 'good')
      onClose()
    } catch (refused) {
      // Whoever saves again has been told that somebody was first; what else was refused stands in the dialog.
      const latest = isProblem(refused, 'recordChanged') ? (await refetch()).data : undefined
      if (!latest) return
      setForm(mergedForm({ written: form, seen: formOf(seen), latest: formOf(latest) }))
      setSeen(latest)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (faults.length === 0) void save()
  }
  const errorOf = (field: IncidentField): string | undefined => (tried && faults.includes(field) ? text.faults[field] : undefined)
  const error = isProblem(write.error, 'recordChanged') ? text.overtaken : write.error?.message
  return { form, setForm, tell, setTell, submit, errorOf, busy: write.isPending, error }
}

/** An open incident in other words, at another place or time; whom it concerns follows. */
export function EditIncidentDialog(props: EditProps) {
  const text = useText('admin/orders/incidents')
  const id = useId()
  const { form, setForm, tell, setTell, submit, errorOf, busy, error } = useEditing(props)
  const actions = (
    <>
      <Button onClick={props.onClose}>{text.cancel}</Button>
      <Button kind="brand" type="submit" form={id} busy={busy}>
        {text.save}
      </Button>
    </>
  )
  return (
    <Dialog open width="wide" onClose={props.onClose} title={text.editTitle} actions={actions}>
      <Form id={id} className={styles['form']} onSubmit={submit}>
        <p className={styles['soft']}>{text.editLead}</p>
        <IncidentParts form={form} errorOf={errorOf} onChange={(more) => setForm({ ...form, ...more })} />
        <Checkbox label={text.tell} hint={text.tellHint} checked={tell} onChange={setTell} />
        {error && <FormRefusal>{error}</FormRefusal>}
      </Form>
    </Dialog>
  )
}
