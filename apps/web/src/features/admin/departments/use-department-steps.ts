import type { Department } from '@sojourn/contract/admin/people/department.calls'
import { useNavigate } from 'react-router'
import { endDepartment, saveDepartment } from '../../../api/calls/admin/people/department'
import { useWrite } from '../../../api/queries'
import { ask } from '../../../kit/overlays/modal-queue'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { consoleReads } from '../console-reads'
import { told } from '../../../kit/overlays/told'
import { savedDepartment, sentDepartment } from './department-form'

/** What is done with a department at once, after a question. */
export function useDepartmentSteps(departments: readonly Department[]) {
  const text = useText('admin/departments/words')
  const navigate = useNavigate()
  const ending = useWrite(endDepartment, consoleReads)
  const saving = useWrite(saveDepartment, consoleReads)
  const end = async (department: Department) => {
    const { departmentId, version, people } = department
    const below = departments.filter(({ parentId }) => parentId === departmentId).length
    if (people > 0 || below > 0) {
      const why = { title: text.inUseTitle(department), message: text.inUse({ people, departments: below }) }
      if (people === 0) await ask(why)
      else if (await ask({ ...why, confirm: text.showPeople, cancel: true })) void navigate(paths.people({ departmentId }))
      return
    }
    const question = { title: text.endTitle(department), message: text.endText, confirm: text.end, cancel: true } as const
    if (await ask(question)) await told(ending.mutateAsync({ departmentId, version }), text.ended)
  }
  const move = async (department: Department, target: Department) => {
    const { departmentId, version } = department
    const message = text.moveText({ name: department.name, target: target.name })
    if (!(await ask({ title: text.moveTitle(department), message, confirm: text.move, cancel: true }))) return
    const fields = sentDepartment({ ...savedDepartment(department).value, parentId: target.departmentId })
    await told(saving.mutateAsync({ departmentId, version, ...fields }), text.moved)
  }
  return {
    end: (department: Department) => void end(department),
    move: (department: Department, target: Department) => void move(department, target),
  }
}
