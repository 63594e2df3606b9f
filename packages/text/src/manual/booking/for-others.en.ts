import { text as person } from '../../admin/people/person.en'
import { text as home } from '../../app/home.en'
import { text as choice } from '../../booking/placing/choice.en'
import type { text as source } from './for-others.zh-CN'

export const text: typeof source = {
  lead: `People with “${person.abilities.bookForOthers}” can book for colleagues and guests.`,
  sections: {
    book: {
      title: 'Book for others',
      steps: [
        `When you search, choose “${home.bookOthers}” under “${home.bookType}”.`,
        `Under “${choice.title}” choose from “${choice.colleagues}”, “${choice.frequent}” or “${choice.guests}”.`,
        'Go on searching and booking. Standards, approvals and costs are those of the travellers.',
      ],
      notes: [`“${choice.reach}” says for whom you may book; for anybody else ask a colleague who may.`],
      picture: 'Choosing travellers among colleagues, frequent ones and guests',
    },
    guest: {
      title: 'Guests',
      lead: `Under “${choice.guests}” press “${choice.addGuest}”, fill in “${choice.guestName}”, mobile number and document, and press “${choice.saveGuest}”.`,
    },
  },
}
