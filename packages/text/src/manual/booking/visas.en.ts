import { text as home } from '../../app/home.en'
import { text as page } from '../../booking/order/page.en'
import { text as form } from '../../booking/placing/book-form.en'
import { text as book } from '../../products/visa/book.en'
import { text as detail } from '../../products/visa/detail.en'
import { text as held } from '../../products/visa/held.en'
import { text as list } from '../../products/visa/list.en'
import { text as order } from '../../products/visa/order.en'
import { text as rules } from '../../products/visa/rules.en'
import { text as search } from '../../products/visa/search.en'
import { text as words } from '../../products/visa/words.en'
import type { text as source } from './visas.zh-CN'

export const text: typeof source = {
  lead: 'Your agency applies for visas: order and pay, hand in documents, and they are lodged once accepted. The order says how far it is.',
  sections: {
    book: {
      title: 'Apply for a visa',
      steps: [
        `At home choose “${home.visa}”, fill in “${search.country}” and “${search.date}”, and “${search.province}” if you like; press “${search.search}”.`,
        `See under “${words.rules}” whether a visa is needed, then press “${list.choose}” under “${list.products}”.`,
        `Look at “${detail.delivery}”, “${detail.materials}”, “${detail.districts}” and “${detail.cancellation}”, and press “${detail.order}”.`,
        `Choose “${book.applicantType}” and “${book.province}” of each applicant, “${book.speed}”, fill in “${book.returnAddress}”, and press “${form.submit}”.`,
      ],
      notes: [
        `“${words.rules}” are those in force on the day of departure, for business and tourism where they differ, with their conditions and since when they hold. They are as of the days given: please check with the consulate before travel.`,
        `“${words.transit}” says what is asked of whoever only changes planes there.`,
        `Papers that you or your company write have a “${words.template}” to fill in.`,
        `“${book.speed}” appears where express is offered, “${book.returnAddress}” where the passport is sent in.`,
        'Where the visa may come after the departure, or one is at hand already, you are asked before the order goes out.',
      ],
    },
    own: {
      title: 'Visas that you hold',
      steps: [
        `Among your documents in the personal centre press “${held.title}”, then “${held.add}”, and fill in “${held.country}”, “${held.entries}” and the dates.`,
        `Orders of flights abroad and trips say by it whether a visa is still needed. Visas applied for here are listed by themselves, marked “${held.fromOrder}”.`,
      ],
      notes: [
        held.intro,
        `Entries and days in the Schengen area are counted by your flights booked here; “${held.daysUsed}” is what you stayed until the day you save it.`,
      ],
    },
    follow: {
      title: 'Hand in documents and follow',
      steps: [
        `Once paid, open the order and press “${order.upload}” in the list of each applicant. What you let us keep before can be used again.`,
        `What is “${order.states.refused}” says why: mend it and press “${order.uploadAgain}”.`,
        `Where the passport is needed, send it to the address under “${order.deskAddress}”, fill in “${order.trackingNo}” and press “${order.send}”.`,
        `“${order.progress}” tells of lodging, appointments and the result, and the tracking number of the passport on its way back.`,
      ],
      notes: [
        order.hint,
        `“${order.keep}”: ${order.keepWhy}`,
        'Once paid, you are told by when to hand everything in, and again when that day is near or over. What is not lodged by the day of departure is cancelled, and all is returned.',
        'A visa for flights moves with them; where they are cancelled or refunded you are told, and decide whether to withdraw.',
        `An appointment stands in trips and calendars, and you are told of it again the day before; the “${order.visaNo}” is for its holder alone.`,
      ],
    },
    cancel: {
      title: 'Change and cancel',
      lead: `${rules.notChangeable}.`,
      steps: [
        `While no application is lodged, press “${page.actions.cancel}” at the top of the order.`,
        `For one of several applicants, or after lodging, press “${order.withdraw}” at the applicant: it says what comes back and what is lost before you confirm.`,
      ],
      notes: [`${rules.cancellation.beforeLodging}.`, `${rules.cancellation.granted}.`],
    },
  },
}
