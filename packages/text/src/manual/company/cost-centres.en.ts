import { text as company } from '../../admin/company/company.en'
import { text as centres } from '../../admin/cost-objects/cost-centres.en'
import { text as form } from '../../booking/placing/book-form.en'
import type { text as source } from './cost-centres.zh-CN'

export const text: typeof source = {
  lead: 'Everybody has a usual cost centre to which business orders go; it can be changed while booking.',
  sections: {
    add: {
      title: 'Add a cost centre',
      steps: [
        `Open “${centres.title}” and choose “${centres.add}”.`,
        `Fill in “${centres.fields.code}” and the name, and if needed “${centres.fields.owner}” and “${centres.fields.departments}”.`,
      ],
      notes: [centres.codeHint, centres.ownerHint],
      hint: `${centres.ownerHint} Without an owner administrators approve where a flow asks the owner.`,
      picture: 'The cost centres with codes, owners and people',
    },
    share: {
      title: 'Share costs among several',
      lead: `Once “${company.settings.costSplit.name}” is on under “${company.title}”, travellers on the booking page can use “${form.shareCost}” and fill in “${form.costPercent}”.`,
    },
    end: {
      title: 'End a cost centre',
      lead: `Choose “${centres.end}”; where people have it, choose “${centres.endTo}” as well. ${centres.endText}`,
    },
  },
}
