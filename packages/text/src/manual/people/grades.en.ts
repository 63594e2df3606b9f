import { text as grades } from '../../admin/people/grades.en'
import { text as menu } from '../../personal/menu.en'
import type { text as source } from './grades.zh-CN'

export const text: typeof source = {
  lead: 'Grades put people into levels; travel standards usually go by grade.',
  sections: {
    add: {
      title: 'Add and order grades',
      steps: [
        `Open “${grades.title}”, choose “${grades.add}”, fill in the name and save.`,
        `Use “${grades.moveUp}” and “${grades.moveDown}” in a grade’s menu; put the highest first. “${grades.orderHistory}” says who did so and when.`,
      ],
      notes: [
        `Where people who travel together are judged by the widest or the strictest standard, their standards are compared; see “${menu.items.company}”.`,
      ],
      picture: 'The list of grades with their people and the policies that apply',
    },
    policy: {
      title: 'The travel policy of a grade',
      lead: `The column “${grades.columns.policy}” shows which one applies; press it to open it. Where it says “${grades.noPolicy}”, nothing limits what people of the grade book.`,
    },
    end: {
      title: 'End a grade',
      lead: `A grade that people have cannot end; give them another one first. ${grades.endText}`,
    },
  },
}
