import { text as company } from '../../admin/company/company.en'
import { text as guests } from '../../admin/guests/words.en'
import type { text as source } from './guests.zh-CN'

export const text: typeof source = {
  lead: 'Clients, candidates and others outside the company; one of your people books for each. Costs and approvals go by that person’s department.',
  sections: {
    add: {
      title: 'Add a guest',
      steps: [
        `Open “${guests.title}” and choose “${guests.add}”.`,
        `Choose a “${guests.host}”, fill in name, mobile number and document, and press “${guests.save}”.`,
      ],
      notes: [guests.addText, 'People can also add guests themselves while they choose travellers.'],
      picture: 'The list of guests with those who book for them and their documents',
    },
    host: {
      title: 'Who books, and handing over',
      lead: `Tick guests, press “${guests.handOver}” and choose a “${guests.newHost}”. ${guests.handOverText}`,
      hint: `${guests.hostHint}. When the person leaves, guests go to whoever takes over.`,
    },
    standard: {
      title: 'By whose travel standard',
      lead: `Set “${company.settings.guestStandard.name}” under “${company.tabs.booking}” in “${company.title}”: “${company.values.guestStandard.own}”, “${company.values.guestStandard.booker}” or “${company.values.guestStandard.unlimited}”.`,
    },
    remove: {
      title: 'Remove',
      lead: `Tick guests and press “${guests.remove}”. ${guests.removeText}`,
    },
  },
}
