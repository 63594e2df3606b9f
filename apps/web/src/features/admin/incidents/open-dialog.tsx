import { incidentKinds } from '@sojourn/contract/admin/orders/incident-words'
import { languages } from '@sojourn/contract/kit/language'
import type { IncidentField } from '@sojourn/domain/admin/orders/incident'
import { useId, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { openIncident, previewIncident, searchIncidents } from '../../../api/calls/admin/orders/incident'
import { useEmployee } from '../../../api/employee'
import { useRead, useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { DateField } from '../../../kit/dates/date-field'
import { chinaNow } from '../../../kit/dates/server-time'
import { DraftNote } from '../../../kit/forms/draft-note'
import { Field, FieldError } from '../../../kit/forms/field'
import { Input, TextArea } from '../../../kit/forms/input'
import { useKeptDraft } from '../../../kit/forms/use-kept-draft'
import { useFirstError } from '../../../kit/hooks/use-first-error'
import { IconLine } from '../../../kit/layout/icon-line'
import { Dialog } from '../../../kit/overlays/dialog'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { ChoiceField } from '../fields/choice-field'
import { NameLines } from '../named/name-lines'
import { areaOf, faultsOf, isCountable, newIncident, sentIncident, withPlace, type IncidentForm } from './incident-form'
import styles from './incidents.module.css'
import { PlaceField } from './place-field'

function useOpening() {
  const text = useText('admin/orders/incidents')
  const navigate = useNavigate()
  const draft = useKeptDraft<IncidentForm>({
    owner: useEmployee(),
    form: 'incident',
    of: 'new',
    fresh: () => newIncident(chinaNow().date),
  })
  const [tries, setTries] = useState(0)
  const write = useWrite(openIncident, [searchIncidents])
  const faults = faultsOf(draft.value)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    if (faults.length > 0) return
    const onSuccess = ({ incidentId, people }: { incidentId: string; people: number }) => {
      draft.forget()
      toast(text.opened({ count: people }), 'good')
      void navigate(paths.incident({ incidentId }))
    }
    write.mutate(sentIncident(draft.value), { onSuccess })
  }
  const errorOf = (field: IncidentField): string | undefined =>
    tries > 0 && faults.includes(field) ? text.faults[field] : undefined
  const change = (more: Partial<IncidentForm>) => draft.change((former) => ({ ...former, ...more }))
  return { draft, change, tries, submit, errorOf, busy: write.isPending, error: write.error }
}

/** A place, a time and what people are told; how many it concerns is said before anybody is. */
export function OpenIncidentDialog({ onClose }: { onClose: () => void }) {
  const text = useText('admin/orders/incidents')
  const id = useId()
  const { draft, change, tries, submit, errorOf, busy, error } = useOpening()
  const form = useFirstError(tries)
  const actions = (
    <>
      <Button onClick={onClose}>{text.cancel}</Button>
      <Button kind="brand" type="submit" form={id} busy={busy}>
        {text.confirm}
      </Button>
    </>
  )
  return (
    <Dialog open width="wide" onClose={onClose} title={text.openTitle} actions={actions}>
      <form id={id} ref={form} noValidate className={styles['form']} onSubmit={submit}>
        <p className={styles['soft']}>{text.openLead}</p>
        <Area form={draft.value} errorOf={errorOf} onChange={change} />
        <Concerned form={draft.value} />
        <Message form={draft.value} errorOf={errorOf} onChange={change} />
        {error && <FieldError>{error.message}</FieldError>}
        <DraftNote draft={draft} />
      </form>
    </Dialog>
  )
}

interface PartProps {
  form: IncidentForm
  errorOf: (field: IncidentField) => string | undefined
  onChange: (more: Partial<IncidentForm>) => void
}

function Area({ form, errorOf, onChange }: PartProps) {
  const text = useText('admin/orders/incidents')
  const { places } = form
  return (
    <>
      <PlaceField
        places={places}
        error={errorOf('places')}
        onAdd={(place) => onChange(withPlace(form, place))}
        onRemove={(place) => onChange({ places: places.filter((each) => each !== place) })}
      />
      <div className={styles['times']}>
        <DateField label={text.fields.from} value={form.fromDate} onChange={(fromDate) => onChange({ fromDate })} />
        <Hour label={text.fields.fromTime} value={form.fromTime} onChange={(fromTime) => onChange({ fromTime })} />
        <DateField label={text.fields.to} error={errorOf('to')} value={form.toDate} onChange={(toDate) => onChange({ toDate })} />
        <Hour label={text.fields.toTime} value={form.toTime} onChange={(toTime) => onChange({ toTime })} />
      </div>
      <p className={styles['soft']}>{text.timeHint}</p>
    </>
  )
}

interface HourProps {
  label: string
  value: string
  onChange: (value: string) => void
}

const Hour = ({ label, value, onChange }: HourProps) => (
  <Field label={label}>
    {(control) => <Input {...control} type="time" value={value} onChange={({ target }) => onChange(target.value)} />}
  </Field>
)

/** How many it would concern, as soon as there is a place and a time. */
function Concerned({ form }: { form: IncidentForm }) {
  const text = useText('admin/orders/incidents')
  const { data } = useRead(previewIncident, areaOf(form), { enabled: isCountable(form), keepFormer: true })
  if (!data || !isCountable(form)) return null
  return (
    <div role="status">
      <IconLine icon="users">{data.people === 0 ? text.concernedNobody : text.concerned(data)}</IconLine>
    </div>
  )
}

function Message({ form: { kind, titles, messages }, errorOf, onChange }: PartProps) {
  const text = useText('admin/orders/incidents')
  const named = useText('admin/named')
  return (
    <>
      <ChoiceField
        label={text.fields.kind}
        choices={incidentKinds.map((id) => ({ id, name: text.kinds[id] }))}
        value={kind}
        onChange={(id) => onChange({ kind: incidentKinds.find((each) => each === id) ?? 'other' })}
      />
      <NameLines
        label={text.fields.title}
        value={titles}
        error={errorOf('titles')}
        onChange={(more) => onChange({ titles: { ...titles, ...more } })}
      />
      {languages.map((language) => (
        <Field
          key={language}
          required={language === 'zh-CN'}
          label={named.labelled({ label: text.fields.message, language: named.languages[language] })}
          error={language === 'zh-CN' ? errorOf('messages') : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={600}
              value={messages[language]}
              onChange={({ target }) => onChange({ messages: { ...messages, [language]: target.value } })}
            />
          )}
        </Field>
      ))}
    </>
  )
}
