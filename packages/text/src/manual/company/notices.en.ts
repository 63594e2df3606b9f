import { text as notices } from '../../admin/company/notices.en'
import type { text as source } from './notices.zh-CN'

export const text: typeof source = {
  lead: 'Notices show on the pages of your people: advice on travel, weather, holidays.',
  sections: {
    publish: {
      title: 'Publish a notice',
      steps: [
        `Open “${notices.title}” and choose “${notices.add}”.`,
        `Fill in “${notices.fields.title}”, “${notices.fields.description}” and “${notices.fields.content}”, and choose “${notices.fields.level}”.`,
        `Choose “${notices.fields.shownFrom}” and “${notices.fields.shownTo}”, and “${notices.fields.positions}”.`,
        `Look at “${notices.preview}”, then save.`,
      ],
      notes: ['People read it in the language of their pages; a language that is left empty shows the Chinese words.'],
      picture: 'The notices with level, state and period',
    },
    where: {
      title: 'Only for those whom it concerns',
      lead: `“${notices.fields.products}”: ${notices.productsHint} “${notices.fields.keywords}”: ${notices.keywordsHint} “${notices.fields.travel}”: ${notices.travelHint}`,
      hint: `${notices.keywordsHint} With Shanghai, for example, it shows only for travel to Shanghai.`,
    },
    alert: {
      title: 'Open by itself',
      lead: `“${notices.fields.autoAlert}”: ${notices.autoAlertHint} Keep it for what is urgent.`,
    },
  },
}
