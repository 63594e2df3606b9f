import type { Joining } from '@sojourn/contract/admin/company/joining.calls'
import { useState } from 'react'
import { saveJoiningPlace } from '../../../api/calls/admin/company/joining'
import { useWrite } from '../../../api/queries'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import { ChoiceField } from '../fields/choice-field'
import { ColleagueField, nobody } from '../fields/colleague-field'
import { usePersonChoices, type PersonChoices } from '../people/use-person-choices'
import { JoiningDialog } from './joining-dialog'
import { joiningReads } from './joining-reads'

interface PlaceDialogProps {
  joining: Joining
  onClose: () => void
}

function usePlace({ joining: { version, place }, onClose }: PlaceDialogProps) {
  const text = useText('admin/company/joining')
  const { superior } = place ?? {}
  const [form, setForm] = useState({
    departmentId: place?.departmentId ?? '',
    gradeId: place?.gradeId ?? '',
    costCentreId: place?.costCentreId ?? '',
    superior: superior ? { id: superior.employeeId, name: superior.name } : nobody,
  })
  const [tried, setTried] = useState(false)
  const write = useWrite(saveJoiningPlace, joiningReads)
  const missing = form.departmentId === '' || form.gradeId === '' || form.costCentreId === ''
  const save = () => {
    setTried(true)
    if (missing) return
    const { superior: chosen, ...rest } = form
    const onSuccess = () => {
      toast(text.placeSaved, 'good')
      onClose()
    }
    write.mutate({ version, ...rest, superiorId: chosen.id }, { onSuccess })
  }
  return {
    form,
    change: (more: Partial<typeof form>) => setForm({ ...form, ...more }),
    save,
    busy: write.isPending,
    refusal: missing && tried ? text.missing : write.error?.message,
  }
}

/** Department, grade, cost centre and superior of those who open their accounts themselves. */
export function PlaceDialog(props: PlaceDialogProps) {
  const text = useText('admin/company/joining')
  const { choices, error, retry } = usePersonChoices()
  const { form, change, save, busy, refusal } = usePlace(props)
  return (
    <JoiningDialog
      title={text.place}
      submitLabel={text.save}
      busy={busy}
      refusal={refusal}
      onSubmit={save}
      onClose={props.onClose}
    >
      {choices ? (
        <PlaceFields form={form} change={change} choices={choices} />
      ) : error ? (
        <ErrorState compact error={error} onRetry={retry} />
      ) : (
        <SkeletonList count={4} height={60} />
      )}
    </JoiningDialog>
  )
}

interface PlaceFieldsProps extends Pick<ReturnType<typeof usePlace>, 'form' | 'change'> {
  choices: PersonChoices
}

function PlaceFields({ form, change, choices }: PlaceFieldsProps) {
  const text = useText('admin/company/joining')
  const people = useText('admin/people/person')
  const choice = (
    field: 'departmentId' | 'gradeId' | 'costCentreId',
    label: string,
    offered: readonly { id: string; name: string }[],
  ) => (
    <ChoiceField
      required
      label={label}
      none={form[field] === '' ? text.choose : undefined}
      choices={offered}
      value={form[field]}
      onChange={(id) => change({ [field]: id })}
    />
  )
  return (
    <>
      {choice('departmentId', text.department, choices.departments)}
      {choice('gradeId', text.grade, choices.grades)}
      {choice('costCentreId', text.costCentre, choices.costCentres)}
      <ColleagueField
        label={text.superior}
        hint={text.superiorHint}
        placeholder={people.personPlaceholder}
        none={people.personNone}
        value={form.superior}
        onChange={(superior) => change({ superior })}
      />
    </>
  )
}
