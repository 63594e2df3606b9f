import type { TravelPolicy } from '@sojourn/contract/booking/policy/policy.shapes'
import type { MeetingSection } from '@sojourn/contract/products/meeting/policy.shapes'
import type { PolicySection } from '../../../booking/policy/section'
import { judgeMeetings, type MeetingSetting, type PolicyMeeting } from './evaluate'
import { meetingPolicyWords } from './words'

/** The standard for meetings of a policy, where it has one. */
export const meetingSectionOf = (policy: TravelPolicy | undefined): MeetingSection | undefined => policy?.meeting

export const meetingPolicySection: PolicySection<MeetingSection, PolicyMeeting, MeetingSetting> = {
  ...meetingPolicyWords,
  judge: judgeMeetings,
  seen: (plans) => plans.map(({ name, total }) => ({ label: name, price: total })),
}
