import { text as home } from '../../app/home.en'
import { text as form } from '../../booking/placing/book-form.en'
import { text as attendees } from '../../products/meeting/guests/attendees.en'
import { text as invitation } from '../../products/meeting/guests/invitation.en'
import { text as invitees } from '../../products/meeting/guests/invitees.en'
import { text as order } from '../../products/meeting/order.en'
import { text as requirement } from '../../products/meeting/requirement.en'
import { text as hotel } from '../../products/hotel/words.en'
import { text as rooms } from '../../products/meeting/rooms.en'
import { text as search } from '../../products/meeting/search.en'
import { text as venues } from '../../products/meeting/venues.en'
import type { text as source } from './meetings.zh-CN'

export const text: typeof source = {
  lead: 'The agency asks venues for you: pick venues, compare their offers, pay the deposit, and settle the bill with its papers.',
  sections: {
    ask: {
      title: 'Find venues and ask for offers',
      steps: [
        `On the home page choose “${home.meeting}”, fill in “${search.city}”, “${search.date}”, “${search.duration}” and “${search.participants}”, and press “${search.search}”. The venues open in a window of their own.`,
        `Tick one to five venues and press “${venues.ask}”.`,
        `Fill in “${requirement.when}”, “${requirement.needs}” and “${requirement.contact}”, choose “${requirement.answerBy}” and “${requirement.decideBy}”, and press “${requirement.submit}”.`,
      ],
      notes: [`You may name two other dates; “${requirement.decides}” says what matters most then.`, venues.note],
    },
    choose: {
      title: 'Compare offers and pay the deposit',
      steps: [
        `When offers are in, “${requirement.listTitle}” in the menu has a red dot. Open the request and compare them line by line in “${requirement.plans}”.`,
        `Press “${requirement.choose}”, check everything and press “${form.submit}”. Where approval is needed, the deposit is paid after it.`,
        `If none suits you, press “${requirement.again}” and fill in “${requirement.wish}”.`,
      ],
      notes: [
        `An offer that differs from the request is marked “${requirement.counters}” and says why.`,
        'An offer that has expired cannot be chosen; you can ask again.',
      ],
    },
    invite: {
      title: 'Invite attendees',
      steps: [
        `On the page of the meeting choose “${order.attendees}”, fill in “${attendees.answerBy}” and “${attendees.uses}”, choose “${attendees.make}”, then “${attendees.copy}” and send it.`,
        `Or enter the people under “${invitees.title}”, one a line with name and mobile, and press “${invitees.add}”; later “${invitees.remind}” texts them again.`,
        `Those invited open the link without an account, fill in “${invitation.travel}” and “${invitation.stay}”, and choose “${invitation.send}”.`,
        `Read the answers under “${attendees.summary}” and “${attendees.list}”, and export the list where you need it.`,
        `For pick-up cars press “${attendees.pickUps}” under “${attendees.summary}”: the file lists everybody by the time at which they arrive and leave.`,
        `In the list press “${attendees.search.flight}”, “${attendees.search.train}” or “${attendees.search.hotel}” to book what an attendee wishes; the order belongs to the meeting. The wished time of arrival stands above the results as a filter; press it to take it off.`,
        `Colleagues who are signed in open the link and book for themselves under “${invitation.ownJourney}”.`,
      ],
      notes: [attendees.revokeWhy, invitees.why, attendees.keptUntil],
    },
    rooms: {
      title: 'Hold rooms',
      steps: [
        `On the page of attendees enter rooms per night under “${rooms.title}” and press “${rooms.hold}”. Until “${rooms.cutOff}” they can be changed or given back.`,
        `When you book a hotel for an attendee, choose a room marked “${hotel.kinds.group}”: it is one of those held and counts as “${rooms.picked}”.`,
      ],
      notes: [
        'Rooms held are taken out of sale at the hotel. A room that an attendee cancels goes back to those held until the cut-off day, and to the hotel later.',
        rooms.cutOffWhy,
      ],
    },
    settle: {
      title: 'Hold the meeting and settle it',
      steps: [
        `The page of the meeting shows “${order.contractNo}”. If the number of people changes, press “${order.changePeople}”.`,
        `Afterwards upload under “${order.evidence}”: “${order.kinds.notice}”, “${order.kinds.attendance}”, “${order.kinds.bill}” and “${order.kinds.invoice}”.`,
        `Check “${order.money}”. If it is right, press “${order.pay}” or “${order.accept}”; if not, press “${order.object}”.`,
      ],
      notes: [
        `${order.needEvidence}.`,
        'If the meeting cost less than its deposit, the difference goes back the way it was paid.',
      ],
    },
    cancel: {
      title: 'Cancel a meeting',
      steps: [
        `On the page of the meeting press “${order.callOff}”. You see what is lost of the deposit, fill in “${order.reason}” and confirm.`,
      ],
      notes: ['Nothing is lost 15 days or more before, half from 7 to 14 days before, all of the deposit later.'],
    },
  },
}
