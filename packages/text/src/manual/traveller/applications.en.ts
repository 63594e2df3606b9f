import { text as home } from '../../app/home.en'
import { text as application } from '../../booking/application/form.en'
import { text as applications } from '../../booking/application/list.en'
import type { text as source } from './applications.zh-CN'

export const text: typeof source = {
  lead: 'Apply before you travel: where, who and how much. Once approved, book by the application.',
  sections: {
    write: {
      title: 'Write an application',
      steps: [
        `Open “${applications.title}” and press “${applications.create}”.`,
        `Fill in “${application.reason}” and add those who come along under “${application.people}”.`,
        `Under “${application.itinerary}” choose “${application.modes.lines}” or “${application.modes.cities}”, and fill in days and cities.`,
        `Fill in the budget; “${application.fromEstimate}” takes today’s prices. Press “${application.submit}”.`,
      ],
      notes: [
        `“${application.save}” keeps it for later.`,
        `Where you have orders already, “${applications.schedule}” puts them into an application.`,
      ],
      picture: 'My applications by progress',
    },
    use: {
      title: 'Book by an application',
      lead: `Choose “${home.bookApplication}” under “${home.bookType}” at home; cities, days and travellers are filled in from the application.`,
    },
    modify: {
      title: 'Modify or revoke',
      lead: `“${application.titleModify}”: ${application.modifyNote}`,
    },
  },
}
