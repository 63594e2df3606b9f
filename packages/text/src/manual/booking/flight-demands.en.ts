import { text as demand } from '../../products/intl-flight/demand/words.en'
import type { text as source } from './flight-demands.zh-CN'

export const text: typeof source = {
  lead: demand.intro,
  sections: {
    ask: {
      title: 'Send a request',
      steps: [
        `Under “${demand.title}” press “${demand.ask}” and fill in “${demand.depart}” (“${demand.placeHint}”) and “${demand.departDate}”; press “${demand.addLeg}” where needed.`,
        `Choose “${demand.cabin}” and “${demand.flexibleDays}”, and press “${demand.addPeople}” or “${demand.importList}”.`,
        'People on the list from outside the company can be saved as guests in one go, once document type and mobile are given (with passports and the like the date of birth too); errors are shown line by line.',
        `Press “${demand.submit}”, or “${demand.saveDraft}” to go on later.`,
      ],
      notes: ['You are asked first where the same people have a request for the same journey and days, and can look at it.'],
      picture: 'The list of requests with states, people and filters',
    },
    choose: {
      title: 'Compare and choose',
      steps: [
        `Open the request once it is answered, and compare prices, baggage, “${demand.rules}” and verdicts under “${demand.plansTitle}”.`,
        `Press “${demand.choose}”, fill in the order and send it; approval and payment follow as with any other.`,
      ],
      notes: [
        `Plans marked “${demand.supplied}” are held and ticketed by the system; others are ticketed by our service once they are paid.`,
        `Each plan has an end of its own. Plans marked “${demand.supplied}” are priced again when you choose: one that is dearer, sold out or moved is marked “${demand.planEnded}”, and the others stand.`,
      ],
    },
    over: {
      title: 'When all plans are over',
      lead: `For seven days you can press “${demand.askAgain}”, or our service may answer anew; then the request ends by itself.`,
    },
  },
}
