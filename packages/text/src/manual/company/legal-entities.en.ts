import { text as catalogue } from '../../admin/company/catalogue.en'
import { text as entities } from '../../admin/company/legal-entities.en'
import type { text as source } from './legal-entities.zh-CN'

export const text: typeof source = {
  lead: 'The title says to which company an invoice is written. A group can have several, for different departments.',
  sections: {
    add: {
      title: 'Add a title',
      steps: [
        `Open “${entities.title}” and choose “${entities.add}”.`,
        `Fill in “${entities.fields.name}” and “${entities.fields.taxNumber}”. ${entities.nameHint}`,
        `For special VAT invoices tick “${entities.fields.specialInvoices}”. ${entities.specialHint}`,
      ],
      notes: [`“${entities.fields.account}”: ${entities.accountHint}`],
      picture: 'The invoice titles with tax numbers and kinds of invoices',
    },
    default: {
      title: 'The usual title, and departments',
      lead: `${entities.defaultHint} ${catalogue.departmentsHint}`,
      hint: `${entities.defaultHint} A title for the department comes before the usual one.`,
    },
  },
}
