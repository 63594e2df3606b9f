import { incidentKinds } from '@sojourn/contract/admin/orders/incident-words'
import { languages } from '@sojourn/contract/kit/language'
import type { IncidentField } from '@sojourn/domain/admin/orders/incident'
import { previewIncident } from '../../../api/calls/admin/orders/incident'
import { useRead } from '../../../api/queries'
import { DateField } from '../../../kit/dates/date-field'
import { Field } from '../../../kit/forms/field'
import { Input, TextArea } from '../../../kit/forms/input'
import { IconLine } from '../../../kit/layout/icon-line'
import { useText } from '../../../kit/text/text'
import { ChoiceField } from '../fields/choice-field'
import { NameLines } from '../named/name-lines'
import { areaOf, isCountable, withPlace, type IncidentForm } from './incident-form'
import styles from './incidents.module.css'
import { PlaceField } from './place-field'

interface PartProps {
  form: IncidentForm
  errorOf: (field: IncidentField) => string | undefined
  onChange: (more: Partial<IncidentForm>) => void
}

/** What an incident says: where and when, how many it concerns, and what they are told. */
export function IncidentParts(props: PartProps) {
  return (
    <>
      <Area {...props} />
      <Concerned form={props.form} />
      <Message {...props} />
    </>
  )
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
