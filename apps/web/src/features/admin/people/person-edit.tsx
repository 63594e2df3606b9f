import type { PersonDetail } from '@sojourn/contract/admin/people/person.shapes'
import type { ReactNode } from 'react'
import { getPerson, savePerson } from '../../../api/calls/admin/people/person'
import { getRecordChanges } from '../../../api/calls/admin/record-change'
import { useEmployee } from '../../../api/employee'
import { isProblem } from '../../../api/problem'
import { queryClient, useRead, useWrite } from '../../../api/queries'
import { EditForm } from '../../../kit/edit/edit-form'
import { useSavedEdit } from '../../../kit/edit/use-saved-edit'
import { useText } from '../../../kit/text/text'
import { readConsoleAgain } from '../console-reads'
import { SavedBy } from '../history/record-history'
import { KeptMobile } from './mobile-field'
import { personFields } from './person-fields'
import { asKept, faultsOf, savedPerson, sentFields, typedMobile, type PersonForm } from './person-form'
import { PersonSections } from './person-sections'
import { useFaults } from './use-faults'
import type { PersonChoices } from './use-person-choices'

interface PersonEditProps {
  person: PersonDetail
  choices: PersonChoices
  /** Sections that are no part of what is saved together. */
  children: ReactNode
}

/** What the company says of a person, to be changed. */
export function PersonEdit({ person, choices, children }: PersonEditProps) {
  const { edit, busy, onSave, faults } = usePersonEdit(person, choices)
  const change = (more: Partial<PersonForm>) => {
    faults.forgive()
    edit.set({ ...edit.value, ...more })
  }
  const mobile = { kept: person.mobile, value: edit.value.mobile, error: faults.of('mobile') }
  const submit = () => {
    if (faults.accept()) onSave()
  }
  return (
    <EditForm
      label={person.fields.name}
      edit={edit}
      busy={busy}
      onSave={submit}
      by={<SavedBy kind="person" id={person.employeeId} version={person.version} />}
      faults={faults.count}
    >
      <PersonSections
        value={edit.value}
        onChange={change}
        errorOf={faults.of}
        choices={choices}
        mobile={<KeptMobile {...mobile} onChange={(next) => change({ mobile: next })} />}
      />
      {children}
    </EditForm>
  )
}

function usePersonEdit(person: PersonDetail, choices: PersonChoices) {
  const text = useText('admin/people/person')
  const custom = useText('booking/custom-field')
  const { employeeId } = person
  const { refetch } = useRead(getPerson, { employeeId })
  const write = useWrite(savePerson)
  const { edit, busy, onSave } = useSavedEdit({
    owner: useEmployee(),
    form: 'person',
    of: employeeId,
    saved: savedPerson(person),
    fields: personFields(text, choices, custom),
    readAgain: async () => {
      // Who was first stands in the history.
      void queryClient.invalidateQueries({ queryKey: [getRecordChanges.path] })
      const { data } = await refetch()
      return data && savedPerson(data)
    },
    save: async ({ version, value }) => {
      await write.mutateAsync({ employeeId, version, fields: sentFields(value), ...typedMobile(value) })
      edit.set(asKept(value))
      await readConsoleAgain()
    },
    isOvertaken: (error) => isProblem(error, 'recordChanged'),
    done: text.saved,
    onFailed: (error) => faults.refuse(error),
  })
  const kept = { mobile: person.mobile, fields: person.fields.fields }
  const faults = useFaults(faultsOf(edit.value, { missing: text.missing, asked: choices.fields, kept }))
  return { edit, busy, onSave, faults }
}
