import type { MeetingJourneys } from '@sojourn/contract/products/meeting/journey.calls'

/** What the parts of the page work with. */
export interface JourneysPart {
  meeting: MeetingJourneys
}
