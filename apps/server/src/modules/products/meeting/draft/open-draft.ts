import type { MeetingDraft } from '@sojourn/contract/products/meeting/booking.shapes'
import { openDraftOf } from '../../../booking/draft/draft'

/** What of a meeting is to be paid, as somebody opened it. */
export const openMeetingDraft = openDraftOf<MeetingDraft>('meeting')
