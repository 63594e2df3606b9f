import type { SentencePanel } from '@sojourn/contract/booking/policy/policy-panel.shapes'
import { flightFigures } from '@sojourn/domain/products/flight/policy/figures'
import { describeFlightPolicy } from '@sojourn/domain/products/flight/policy/describe'
import { flightSectionOf } from '@sojourn/domain/products/flight/policy/section'
import { standards } from '../../../booking/search/travel-standards'
import { inSentences, panel } from '../../../booking/policy/panel'

export const flightStandards = standards((holders, language): SentencePanel =>
  panel(holders, language, {
    product: 'flight',
    sectionOf: flightSectionOf,
    describe: inSentences(describeFlightPolicy, flightFigures),
  }),
)
