import type { SentencePanel } from '@sojourn/contract/booking/policy/policy-panel.shapes'
import { describeMeetingPolicy, meetingFigures } from '@sojourn/domain/products/meeting/policy/describe'
import { meetingSectionOf } from '@sojourn/domain/products/meeting/policy/section'
import { standards } from '../../../booking/search/travel-standards'
import { inSentences, panel } from '../../../booking/policy/panel'

export const meetingStandards = standards((holders, language): SentencePanel =>
  panel(holders, language, {
    product: 'meeting',
    sectionOf: meetingSectionOf,
    describe: inSentences(describeMeetingPolicy, meetingFigures),
  }),
)
