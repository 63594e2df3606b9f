import { text as company } from '../../admin/company/company.en'
import { text as projects } from '../../admin/cost-objects/projects.en'
import type { text as source } from './projects.zh-CN'

export const text: typeof source = {
  lead: 'Projects bring the costs of business orders together; they can have a period and an owner.',
  sections: {
    add: {
      title: 'Add a project',
      steps: [
        `Open “${projects.title}”, choose “${projects.add}” and fill in “${projects.fields.code}” and the name.`,
        `If needed fill in “${projects.from}” and “${projects.to}”. ${projects.periodHint}`,
      ],
      notes: [
        projects.codeHint,
        `With “${company.settings.projectRequired.name}” on under “${company.title}”, a project has to be chosen while booking.`,
      ],
      picture: 'The projects with codes, owners and periods',
    },
  },
}
