import type { getDeskHours as getCall } from '@sojourn/contract/admin/agency/desk-hours.calls'
import type { DeskHours } from '@sojourn/contract/booking/desk-hours.shapes'
import type { ResponseOf } from '@sojourn/contract/kit/call'
import { deskDaySentence, deskPeriodSentence } from '@sojourn/domain/admin/desk-sentences'
import { deskFaults, deskFaultSentence } from '@sojourn/domain/booking/desk-hours'
import { useState } from 'react'
import { getDeskHours, saveDeskHours } from '../../../api/calls/admin/agency/desk-hours'
import { getDeskChanges } from '../../../api/calls/admin/record-change'
import { useEmployee } from '../../../api/employee'
import { isProblem } from '../../../api/problem'
import { queryClient, useRead, useWrite } from '../../../api/queries'
import { propertyFieldOf, type EditField } from '../../../kit/edit/edit-fields'
import { useSavedEdit } from '../../../kit/edit/use-saved-edit'
import { language } from '../../../kit/text/language'
import { useText } from '../../../kit/text/text'

export type DeskAnswer = ResponseOf<typeof getCall>

/** The hours of the desk as they are edited, and what keeps them from being saved. */
export function useDeskHours({ version, hours, today }: DeskAnswer) {
  const text = useText('admin/agency/desk-hours')
  const { refetch } = useRead(getDeskHours, {})
  const write = useWrite(saveDeskHours)
  const [tried, setTried] = useState(false)
  const field = propertyFieldOf<DeskHours>()
  const fields: EditField<DeskHours>[] = [
    field('periods', text.periods, (periods) => periods.map((period) => deskPeriodSentence(period, language))),
    field('days', text.days, (days) => days.map((day) => deskDaySentence(day, language))),
  ]
  const { edit, busy, onSave } = useSavedEdit<DeskHours>({
    owner: useEmployee(),
    form: 'deskHours',
    of: 'agency',
    saved: { version, value: hours },
    fields,
    readAgain: async () => {
      void queryClient.invalidateQueries({ queryKey: [getDeskChanges.path] })
      const { data } = await refetch()
      return data && { version: data.version, value: data.hours }
    },
    save: async (next) => {
      await write.mutateAsync({ version: next.version, hours: next.value })
      setTried(false)
      const { data } = await refetch()
      if (data) edit.set(data.hours)
    },
    isOvertaken: (error) => isProblem(error, 'recordChanged'),
    done: text.saved,
  })
  const found = deskFaults(edit.value, hours, today)
  const errorOf = (part: 'periods' | 'days'): string | undefined => {
    const fault = tried ? found.find((each) => each.field === part) : undefined
    return fault && deskFaultSentence(fault.fault, language)
  }
  const submit = () => {
    setTried(true)
    if (found.length === 0) onSave()
  }
  return { edit, busy, submit, errorOf, faults: tried ? found.length : 0, sound: found.length === 0 }
}
