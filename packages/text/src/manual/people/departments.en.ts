import { text as departments } from '../../admin/departments/words.en'
import { text as flows } from '../../admin/approval/flows.en'
import { text as overview } from '../../admin/home.en'
import type { text as source } from './departments.zh-CN'

export const text: typeof source = {
  lead: 'Departments decide travel standards, approvals and costs, and how far department administrators and arrangers reach.',
  sections: {
    add: {
      title: 'Set up departments',
      steps: [
        `Open “${departments.title}” and choose “${departments.add}”; “${departments.addBelow}” in a department’s menu adds one under it.`,
        `Fill in the name and, if you number departments, the “${departments.fields.number}”; choose “${departments.fields.head}” and “${departments.fields.parent}”, and save.`,
      ],
      notes: [departments.treeHint],
      picture: 'The tree of departments, each with its head and its people',
    },
    head: {
      title: 'Head of a department',
      lead: `${departments.headHint}. Approval flows can also name “${flows.kinds.departmentHead}” or “${flows.kinds.headUp1}”.`,
      hint: `${departments.headHint}. Departments without a head are listed under “${overview.waiting}” in the overview.`,
    },
    move: {
      title: 'Move a department',
      lead: `Edit the department and choose another “${departments.fields.parent}”, or drag it in the tree; all below it moves along once you confirm. Travel standards of its people and approvals of what they submit from then on change with it.`,
    },
    file: {
      title: 'Import from a file',
      lead: `Press “${departments.import}”, then check and take departments over as with people. One with a “${departments.fields.number}” is known by it, any other by its name and “${departments.fields.parent}”. Departments that are not in the file stay as they are.`,
    },
    end: {
      title: 'End a department',
      lead: `Move its people and the departments below it first, then choose “${departments.end}”. ${departments.endText}`,
    },
  },
}
