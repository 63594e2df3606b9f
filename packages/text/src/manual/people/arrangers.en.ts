import { text as arrangers } from '../../admin/people/arrangers.en'
import { text as person } from '../../admin/people/person.en'
import type { text as source } from './arrangers.zh-CN'

export const text: typeof source = {
  lead: `People with “${person.abilities.bookForOthers}” can book for colleagues. “${arrangers.title}” says for whom, what, and until when.`,
  sections: {
    states: {
      title: 'How far somebody reaches',
      notes: [
        `“${arrangers.states.everybody}”: no right has been given yet; books for the whole company.`,
        `“${arrangers.states.covered}”: books only for those whom a right covers.`,
        `“${arrangers.states.nobody}”: all rights have ended; books only for themselves and their own guests.`,
      ],
      hint: 'Without any right, an arranger books for the whole company. From the first right on, only for those whom rights cover.',
      picture: 'The list of arrangers with the people for whom each may book',
    },
    give: {
      title: 'Give a right',
      steps: [
        `Press “${arrangers.give}” and choose one or more “${arrangers.arrangers}”.`,
        `Under “${arrangers.over}” choose “${arrangers.overs.department}”, “${arrangers.overs.person}” or “${arrangers.overs.everybody}”.`,
        `If needed choose “${arrangers.givenProducts}” and “${arrangers.untilDay}”, then press “${arrangers.confirm}”.`,
      ],
    },
    products: {
      title: 'Which products',
      lead: `${arrangers.productsHint}. Where somebody has several rights, the products of each go with the people of that right alone.`,
      hint: `${arrangers.productsHint}. With “${arrangers.products.train}” alone, for example, no flight can be booked by this right. Changes and refunds follow it as well.`,
    },
    end: {
      title: 'Change the last day, or end a right',
      lead: `Press the arranger, then “${arrangers.changeEnd}” or “${arrangers.end}” beside the right. An end holds at once; orders stay.`,
    },
  },
}
