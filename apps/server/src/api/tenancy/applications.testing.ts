import { applicationContent } from '../../testing/applications'
import { draft, own, type Row } from './row.testing'

const page = { Index: 1, Size: 10 }
const ofApplication = (more: object = {}): Row => ({
  request: ({ travelApplyNo }) => ({ travelApplyNo, ...more }),
  stranger: 'applicationUnknown',
})

/** Travel applications: a number that a stranger knows answers nothing. */
export const applicationRows: Record<string, Row> = {
  'POST Order/GetBookingsMatchTravelApplyOrderList': {
    request: ({ tempOrderNo }) => ({ page, tempOrderNo, productType: 1, bookType: 0 }),
    stranger: 'tempOrderUnknown',
  },
  'POST Order/QueryMatchTravelApplyOrderList': own({ page, productType: 1, bookType: 0 }),
  'POST Order/GetTravelApplyOrderBookInfo': { ...ofApplication({ productType: 1 }), ownerReads: 'applicationNotBookable' },
  'POST TravelApply/GetBalance': draft(),
  'POST TravelApply/GetTravelApplyList': own(),
  'GET TravelApply/GetTravelApplyDetail': ofApplication(),
  // The applicant knows the number and is told whom past moments are for.
  'GET TravelApply/GetTravelApplyAsOf': { ...ofApplication(), ownerReads: 'forbidden' },
  'POST TravelApply/GetTravelApplyForm': own(),
  'POST TravelApply/SaveDraft': ofApplication({ version: 1, content: applicationContent() }),
  // The draft has been saved once more by then.
  'POST TravelApply/Submit': {
    ...ofApplication({ version: 1, content: applicationContent() }),
    ownerReads: 'applicationChanged',
  },
  'POST TravelApply/Act': { ...ofApplication({ version: 1, action: 'revoke' }), ownerReads: 'applicationChanged' },
  'POST TravelApply/Preview': own({ content: applicationContent({ travellerIds: [] }) }),
  'GET TravelApply/GetSchedule': own(),
}
