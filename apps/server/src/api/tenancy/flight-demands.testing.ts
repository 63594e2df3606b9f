import { demandForm, journeyOn, planOn } from '../../testing/intl-flight/demands'
import type { Numbers } from './company-one/company-one.testing'
import { own, type Row } from './row.testing'

type Demands = Numbers['flightDemand']
const ofDemand = (
  request: (demands: Demands) => object,
  more: Partial<Pick<Row, 'stranger' | 'colleague' | 'ownerReads'>> = {},
): Row => ({
  request: ({ flightDemand }) => request(flightDemand),
  stranger: 'demandUnknown',
  ...more,
})
/** Done by the agency's staff in an assisted session alone. */
const byAgency = (request: (demands: Demands) => object, more: Pick<Row, 'ownerReads'> = {}): Row => ({
  request: ({ flightDemand }) => request(flightDemand),
  stranger: 'forbidden',
  agency: 'demandUnknown',
  owner: 'agency',
  ...more,
})
const unheardOf = { itineraryKey: 'XX1', fareKey: 'Y' }
const choice = ({ choice: { demandNo, planId } }: Demands) => ({ demandNo, planId })

/** Requests to the agency for international flights: lists, drafts, requests, plans and tickets. */
export const flightDemandRows: Record<string, Row> = {
  'POST FlightDemand/GetFlightIntlDemandOrderList': own(),
  'POST FlightDemand/GetFlightIntlDemandOrderList (by a number)': ofDemand(({ demandNo }) => ({ demandNo }), { stranger: 'own' }),
  'POST FlightDemand/GetFlightIntlDemandOrderList (by a name)': own({ traveller: '林' }),
  'GET FlightDemand/GetFlightDemandOrderDetail': ofDemand(({ demandNo }) => ({ demandNo })),
  'GET FlightDemand/GetFlightDemandOrderDetail (a draft)': ofDemand(({ draftNo }) => ({ demandNo: draftNo })),
  'GET FlightDemand/GetFlightDemandTemp': own(),
  'GET FlightDemand/GetFlightDemandTemp (a draft)': ofDemand(({ draftNo }) => ({ demandNo: draftNo })),
  'GET FlightDemand/GetFlightDemandTemp (a search)': {
    request: ({ flightDemand }) => ({ tempOrderNo: flightDemand.choice.tempOrderNo }),
    stranger: 'tempOrderUnknown',
  },
  'GET FlightDemand/GetFlightDemandTemp (an application)': {
    request: ({ travelApplyNo }) => ({ travelApplyNo }),
    stranger: 'applicationUnknown',
  },
  'POST FlightDemand/CheckSameOrder': own(journeyOn('2027-01-11', '2027-01-14')),
  'POST FlightDemand/FindListedTravellers': own({ people: [{ name: '林晓雯', number: 'E80010001' }] }),
  'POST FlightDemand/FindListedTravellers (a guest of somebody else)': own({ people: [{ name: '高远', number: 'E12345678' }] }),
  'POST FlightDemand/TakeListedGuests': own({ people: [{ name: '高远', number: 'E12345678' }] }),
  'POST FlightDemand/SaveFlightDemandTemp': own({ ...demandForm(), employeeIds: [] }),
  'POST FlightDemand/SaveFlightDemandTemp (a draft)': ofDemand(({ draftNo }) => ({
    ...journeyOn('2027-01-05', '2027-01-08'),
    employeeIds: [],
    seen: { demandNo: draftNo, version: 1 },
  })),
  'POST FlightDemand/SaveFlightDemandTemp (for a guest of somebody else)': {
    request: ({ guestId }) => ({ ...demandForm(), employeeIds: [guestId] }),
    stranger: 'travellerUnknown',
    owner: 'manager',
  },
  'POST FlightDemand/SumitFlightDemandOrder': {
    request: ({ employeeId }) => ({ ...journeyOn('2027-01-25', '2027-01-28'), employeeIds: [employeeId] }),
    stranger: 'travellerUnknown',
    colleague: 'own',
  },
  // Who travels is looked at first, and nobody of another company travels.
  'POST FlightDemand/SumitFlightDemandOrder (a draft)': ofDemand(
    ({ draftNo }) => ({ ...journeyOn('2027-01-05', '2027-01-08'), seen: { demandNo: draftNo, version: 2 } }),
    { stranger: 'travellerUnknown', colleague: 'demandUnknown' },
  ),
  'POST FlightDemand/SearchFlightDemandOffers': byAgency(({ demandNo }) => ({ demandNo })),
  // The supply knows no such journey.
  'POST FlightDemand/PriceFlightDemandOffer': byAgency(({ demandNo }) => ({ demandNo, choices: [unheardOf, unheardOf] }), {
    ownerReads: 'itineraryUnknown',
  }),
  'POST FlightDemand/QuoteFlightDemandOrder': byAgency(({ demandNo, validUntil }) => ({
    demandNo,
    version: 1,
    plans: [planOn('2027-01-11', '2027-01-14', validUntil)],
  })),
  'POST FlightDemand/RefuseFlightDemandOrder': byAgency(({ demandNo }) => ({ demandNo, version: 2, reason: '该航线停航' })),
  // The agency has refused it by then.
  'POST FlightDemand/FlightDemandObsolete': ofDemand(({ demandNo }) => ({ demandNo, version: 3, reason: '行程取消' }), {
    ownerReads: 'demandClosed',
  }),
  'POST FlightDemand/FlightDemandPolicyProcess': ofDemand(choice),
  'GET FlightDemand/GetFlightDemandBookInfo': ofDemand((demands) => ({
    ...choice(demands),
    tempOrderNo: demands.choice.tempOrderNo,
  })),
  'POST FlightDemand/ChooseFlightDemandPlan': ofDemand((demands) => demands.choice),
  'POST FlightDemand/RevealFlightDemandDocument': byAgency(({ paid: { demandNo } }) => ({ demandNo, traveller: 0 })),
  'POST FlightDemand/IssueFlightDemandOrder': byAgency(({ paid: { demandNo } }) => ({
    demandNo,
    record: 'ABC123',
    tickets: [{ traveller: 0, ticketNo: '618-1234567890' }],
    paid: 405_000,
  })),
  // Its tickets are entered by then.
  'POST FlightDemand/DeclineFlightDemandOrder': byAgency(({ paid: { demandNo } }) => ({ demandNo, reason: '票价上涨' }), {
    ownerReads: 'demandNotIssuable',
  }),
}
