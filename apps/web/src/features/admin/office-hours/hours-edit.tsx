import type { getOfficeHours as getCall } from '@sojourn/contract/admin/company/office-hours.calls'
import { officeZoneNames } from '@sojourn/contract/booking/office-words'
import type { OfficeHours } from '@sojourn/contract/booking/office-hours.shapes'
import type { ResponseOf } from '@sojourn/contract/kit/call'
import { companyFaultSentence } from '@sojourn/domain/admin/company/company-faults'
import { afterWorking, hoursFaults } from '@sojourn/domain/booking/office-hours'
import { useState } from 'react'
import { getOfficeHours, saveOfficeHours } from '../../../api/calls/admin/company/office-hours'
import { useEmployee } from '../../../api/employee'
import { isProblem } from '../../../api/problem'
import { useRead, useWrite } from '../../../api/queries'
import { serverInstant } from '../../../kit/dates/server-time'
import { EditForm } from '../../../kit/edit/edit-form'
import { EditSection } from '../../../kit/edit/edit-section'
import { useSavedEdit } from '../../../kit/edit/use-saved-edit'
import { Checkbox } from '../../../kit/forms/checkbox'
import { FieldError } from '../../../kit/forms/field'
import { Help } from '../../../kit/help/help'
import { IconLine } from '../../../kit/layout/icon-line'
import { formatInstant } from '../../../kit/text/format'
import { language } from '../../../kit/text/language'
import { useText } from '../../../kit/text/text'
import { readConsoleAgain } from '../console-reads'
import { ChoiceField } from '../fields/choice-field'
import { SavedBy } from '../history/record-history'
import { DayLines } from './day-lines'
import { hoursFields } from './hours-form'
import { WeekFields } from './week-fields'

export type Answer = ResponseOf<typeof getCall>

/** The form of office hours. */
export function HoursEdit({ answer }: { answer: Answer }) {
  const text = useText('admin/company/office-hours')
  const { edit, busy, submit, errorOf, faults } = useHours(answer)
  const { value } = edit
  const change = (more: Partial<OfficeHours>) => edit.set({ ...value, ...more })
  return (
    <EditForm
      label={text.form}
      edit={edit}
      busy={busy}
      onSave={submit}
      by={<SavedBy kind="officeHours" id="officeHours" version={answer.version} />}
      faults={faults}
    >
      <Zone hours={value} onChange={change} />
      <EditSection title={text.weekTitle} explanation={text.weekWhy}>
        <WeekFields week={value.week} onChange={(week) => change({ week })} />
        {errorOf('week') && <FieldError>{errorOf('week')}</FieldError>}
      </EditSection>
      <EditSection title={text.daysTitle} explanation={text.daysWhy}>
        <DayLines days={value.days} tried={faults > 0} onChange={(days) => change({ days })} />
        {errorOf('days') && <FieldError>{errorOf('days')}</FieldError>}
      </EditSection>
      <EditSection mark={<Help field={text.fields.approvals} article="office-hours" section="approvals" />} title={text.useTitle}>
        <Checkbox
          label={text.fields.approvals}
          hint={text.approvalsHint}
          checked={value.approvals}
          onChange={(approvals) => change({ approvals })}
        />
        <Example hours={value} />
      </EditSection>
    </EditForm>
  )
}

interface ZoneProps {
  hours: OfficeHours
  onChange: (more: Partial<OfficeHours>) => void
}

/** By which clock and which calendar. */
function Zone({ hours: { zone, nationalCalendar }, onChange }: ZoneProps) {
  const text = useText('admin/company/office-hours')
  return (
    <EditSection title={text.zoneTitle}>
      <ChoiceField
        label={text.fields.zone}
        choices={officeZoneNames.map((id) => ({ id, name: text.zones[id] }))}
        value={zone}
        onChange={(id) => onChange({ zone: officeZoneNames.find((each) => each === id) ?? zone })}
      />
      <Checkbox
        label={text.fields.nationalCalendar}
        checked={nationalCalendar}
        onChange={(followed) => onChange({ nationalCalendar: followed })}
      />
    </EditSection>
  )
}

/** What the hours come to. */
function Example({ hours }: { hours: OfficeHours }) {
  const text = useText('admin/company/office-hours')
  if (hoursFaults(hours).length > 0) return null
  const until = afterWorking(serverInstant(), 24 * 60, hours)
  return <IconLine icon="info">{text.example({ until: formatInstant(until) })}</IconLine>
}

function useHours({ version, hours }: Answer) {
  const text = useText('admin/company/office-hours')
  const { refetch } = useRead(getOfficeHours, {})
  const write = useWrite(saveOfficeHours)
  const [tried, setTried] = useState(false)
  const { edit, busy, onSave } = useSavedEdit<OfficeHours>({
    owner: useEmployee(),
    form: 'officeHours',
    of: 'company',
    saved: { version, value: hours },
    fields: hoursFields(text),
    readAgain: async () => {
      const { data } = await refetch()
      return data && { version: data.version, value: data.hours }
    },
    save: async (next) => {
      await write.mutateAsync({ version: next.version, hours: next.value })
      setTried(false)
      await readConsoleAgain()
      const { data } = await refetch()
      if (data) edit.set(data.hours)
    },
    isOvertaken: (error) => isProblem(error, 'recordChanged'),
    done: text.saved,
  })
  const dateless = edit.value.days.filter(({ date }) => date === '').length
  const found = hoursFaults(edit.value)
  const faults = found.length + dateless
  const errorOf = (field: 'week' | 'days'): string | undefined => {
    const fault = tried && found.find((each) => each.field === field)
    return fault ? companyFaultSentence(fault.fault, language) : undefined
  }
  const submit = () => {
    setTried(true)
    if (faults === 0) onSave()
  }
  return { edit, busy, submit, errorOf, faults: tried ? faults : 0 }
}
