import type { Department } from '@sojourn/contract/admin/department.calls'
import { useState } from 'react'
import { getDepartments, saveDepartment } from '../../../api/calls/admin/department'
import { useEmployee } from '../../../api/employee'
import { ApiProblem, isProblem } from '../../../api/problem'
import { useRead, useWrite } from '../../../api/queries'
import { useSavedEdit } from '../../../kit/edit/use-saved-edit'
import { useText } from '../../../kit/text/text'
import { readConsoleAgain } from '../console-reads'
import { departmentFields, newDepartment, savedDepartment, sentDepartment, type DepartmentForm } from './department-form'

interface DepartmentFormOptions {
  /** As it is read now; absent of a new one. */
  department: Department | undefined
  /** Below which a new one is entered; empty at the top. */
  parentId: string
  departments: readonly Department[]
  onClose: () => void
}

/** What is written of a department, and saving it unless somebody else was first. */
function useDepartmentEdit(
  { department, parentId, departments, onClose }: DepartmentFormOptions,
  onFailed: (error: Error) => void,
) {
  const text = useText('admin/departments')
  const { refetch } = useRead(getDepartments, {})
  const write = useWrite(saveDepartment)
  const departmentId = department?.departmentId
  const nameOf = (id: string): string => departments.find((each) => each.departmentId === id)?.name ?? text.top
  return useSavedEdit({
    owner: useEmployee(),
    form: 'department',
    of: departmentId ?? `below ${parentId}`,
    saved: department ? savedDepartment(department) : newDepartment(parentId),
    fields: departmentFields(text.fields, nameOf),
    readAgain: async () => {
      const { data } = await refetch()
      const found = data?.list.find((each) => each.departmentId === departmentId)
      return found && savedDepartment(found)
    },
    save: async ({ version, value }) => {
      await write.mutateAsync({ ...sentDepartment(value), version, ...(departmentId !== undefined && { departmentId }) })
      onClose()
      await readConsoleAgain()
    },
    isOvertaken: (error) => isProblem(error, 'recordChanged'),
    done: department ? text.saved : text.added,
    onFailed,
  })
}

const named = ['names', 'headId', 'parentId'] as const

/** The form in its dialog: what is wrong stands beside its field, or below all of them. */
export function useDepartmentForm(options: DepartmentFormOptions) {
  const text = useText('admin/departments')
  const { chooseFirst } = useText('kit/edit')
  const [tries, setTries] = useState(0)
  const [refused, setRefused] = useState<Error>()
  const attempt = () => setTries((before) => before + 1)
  const { edit, busy, onSave } = useDepartmentEdit(options, (error) => {
    setRefused(error)
    attempt()
  })
  const nameMissing = edit.value['zh-CN'].trim() === ''
  const field = refused instanceof ApiProblem ? named.find((each) => each === refused.field) : undefined
  const errorOf = (name: (typeof named)[number]): string | undefined => (field === name ? refused?.message : undefined)
  const submit = () => {
    attempt()
    if (nameMissing) return
    if (edit.changes.length === 0) options.onClose()
    else onSave()
  }
  return {
    edit,
    busy,
    submit,
    errorOf,
    tries,
    nameError: errorOf('names') ?? (tries > 0 && nameMissing ? text.nameMissing : undefined),
    error: field === undefined ? refused?.message : undefined,
    blocked: edit.conflicts.length > 0 ? chooseFirst({ count: edit.conflicts.length }) : undefined,
    change: (more: Partial<DepartmentForm>) => {
      setRefused(undefined)
      edit.set({ ...edit.value, ...more })
    },
  }
}
