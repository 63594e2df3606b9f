import type { Department } from '@sojourn/contract/admin/people/department.calls'
import { mayDo, useEmployee } from '../../../api/employee'
import { Help } from '../../../kit/help/help'
import { Dialog } from '../../../kit/overlays/dialog'
import { useText } from '../../../kit/text/text'
import { ChoiceField } from '../fields/choice-field'
import { ColleagueField } from '../fields/colleague-field'
import { departmentChoices } from '../fields/department-names'
import { LineField } from '../fields/line-field'
import { SavedBy } from '../history/record-history'
import { NamedForm } from '../named/named-form'
import { possibleParents } from './department-form'
import { useDepartmentForm } from './use-department-form'

interface DepartmentDialogProps {
  /** As it is read now; absent of a new one. */
  department: Department | undefined
  /** Below which a new one is entered; empty at the top. */
  parentId: string
  departments: readonly Department[]
  onClose: () => void
}

/** A new department, or another name, head or place of one that is there. */
export function DepartmentDialog(props: DepartmentDialogProps) {
  const { department, onClose } = props
  const text = useText('admin/departments/words')
  return (
    <Dialog open width="info" onClose={onClose} title={department ? text.editTitle(department) : text.addTitle}>
      <DepartmentEdit {...props} />
    </Dialog>
  )
}

function DepartmentEdit(props: DepartmentDialogProps) {
  const { department, onClose } = props
  const state = useDepartmentForm(props)
  return (
    <NamedForm
      state={state}
      by={department && <SavedBy kind="department" id={department.departmentId} version={department.version} />}
      onClose={onClose}
    >
      <Place {...props} state={state} />
    </NamedForm>
  )
}

type State = ReturnType<typeof useDepartmentForm>

function Place({ department, departments, state: { edit, change, errorOf } }: DepartmentDialogProps & { state: State }) {
  const text = useText('admin/departments/words')
  // Whoever looks after a part of the company keeps within it.
  const mayTop = mayDo(useEmployee(), 'manage') || edit.value.parentId === ''
  return (
    <>
      <LineField
        label={text.fields.number}
        hint={text.numberHint}
        error={errorOf('number')}
        maxLength={40}
        value={edit.value.number}
        onChange={(number) => change({ number })}
      />
      <ColleagueField
        label={text.fields.head}
        hint={text.headHint}
        help={<Help field={text.fields.head} article="departments" section="head" />}
        error={errorOf('headId')}
        placeholder={text.headPlaceholder}
        none={text.headNone}
        value={edit.value.head}
        onChange={(head) => change({ head })}
      />
      <ChoiceField
        label={text.fields.parent}
        error={errorOf('parentId')}
        none={mayTop ? text.top : undefined}
        choices={departmentChoices(possibleParents(departments, department?.departmentId))}
        value={edit.value.parentId}
        onChange={(parentId) => change({ parentId })}
      />
    </>
  )
}
