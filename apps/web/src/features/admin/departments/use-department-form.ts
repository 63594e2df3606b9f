import type { Department } from '@sojourn/contract/admin/people/department.calls'
import { getDepartments, saveDepartment } from '../../../api/calls/admin/people/department'
import { useRead, useWrite } from '../../../api/queries'
import { useText } from '../../../kit/text/text'
import { useNamedForm } from '../named/use-named-form'
import { departmentFields, newDepartment, savedDepartment, sentDepartment } from './department-form'

interface DepartmentFormOptions {
  /** As it is read now; absent of a new one. */
  department: Department | undefined
  /** Below which a new one is entered; empty at the top. */
  parentId: string
  departments: readonly Department[]
  onClose: () => void
}

/** What is written of a department, and saving it unless somebody else was first. */
export function useDepartmentForm({ department, parentId, departments, onClose }: DepartmentFormOptions) {
  const text = useText('admin/departments/words')
  const named = useText('admin/named')
  const { refetch } = useRead(getDepartments, {})
  const write = useWrite(saveDepartment)
  const departmentId = department?.departmentId
  const nameOf = (id: string): string => departments.find((each) => each.departmentId === id)?.name ?? text.top
  return useNamedForm({
    form: 'department',
    of: departmentId ?? `below ${parentId}`,
    isNew: department === undefined,
    saved: department ? savedDepartment(department) : newDepartment(parentId),
    fields: departmentFields({ ...named.fields, ...text.fields }, nameOf),
    readAgain: async () => {
      const { data } = await refetch()
      const found = data?.list.find((each) => each.departmentId === departmentId)
      return found && savedDepartment(found)
    },
    save: ({ version, value }) =>
      write.mutateAsync({ ...sentDepartment(value), version, ...(departmentId !== undefined && { departmentId }) }),
    refusable: ['number', 'headId', 'parentId'],
    nameMissing: text.nameMissing,
    done: department ? text.saved : text.added,
    onClose,
  })
}
