import { text as departments } from '../../admin/departments/words.en'
import { text as flows } from '../../admin/approval/flows.en'
import { text as grades } from '../../admin/people/grades.en'
import { text as home } from '../../admin/home.en'
import { text as people } from '../../admin/people/people.en'
import { text as policies } from '../../admin/policy/policies.en'
import { text as shell } from '../../app/shell.en'
import { text as menu } from '../../personal/menu.en'
import type { text as source } from './set-up.zh-CN'

export const text: typeof source = {
  lead: 'Set up in this order; most companies let their people book within half a day.',
  sections: {
    order: {
      title: 'What to do first',
      lead: `“${shell.management}” in the header opens the console. “${home.setUp}” under “${home.title}” lists the steps that are still to do.`,
      steps: [
        `“${home.steps.company.name}”: ${home.steps.company.why}`,
        `“${home.steps.departments.name}”: choose “${departments.add}” under “${menu.items.departments}”, and a “${departments.fields.head}” for each.`,
        `Choose “${grades.add}” under “${menu.items.grades}”, from the highest to the lowest.`,
        `“${home.steps.people.name}”: one by one, or all at once with “${people.import}” under “${menu.items.people}”.`,
        `“${home.steps.policy.name}”: one for everybody first, then exceptions for grades or departments.`,
        `“${home.steps.approvals.name}”: add them under “${menu.items.flows}”, check them with “${flows.parts.simulate}”, then publish.`,
        `“${home.steps.products.name}”: choose under “${menu.items.company}” what your people may book.`,
      ],
      notes: [
        'Add departments and grades before you import people, so that those named in the file are known.',
        `Nothing limits people without one of the “${policies.title}”; without approval flows nothing needs approval.`,
      ],
      picture: 'The overview of the console with what waits and the steps of setting up',
    },
    waiting: {
      title: 'What needs you each day',
      lead: `“${home.waiting}” lists what needs you: accounts that are not activated, departments without a head, policies to confirm. “${home.look}” opens the list behind it.`,
    },
    language: {
      title: 'Language and appearance',
      lead: `Change the language under “${menu.items.language}”, and light or dark under “${shell.theme}” in the header. In a narrow window the menu is behind the button “${shell.management}”.`,
    },
  },
}
