import type { SentencePanel } from '@sojourn/contract/booking/policy/policy-panel.shapes'
import { intlFlightFigures } from '@sojourn/domain/products/intl-flight/policy/figures'
import { describeIntlFlightPolicy } from '@sojourn/domain/products/intl-flight/policy/describe'
import { intlFlightSectionOf } from '@sojourn/domain/products/intl-flight/policy/section'
import { standards } from '../../booking/search/travel-standards'
import { inSentences, panel } from '../../booking/policy/panel'

export const intlFlightStandards = standards((holders, language): SentencePanel =>
  panel(holders, language, {
    product: 'intlFlight',
    sectionOf: intlFlightSectionOf,
    describe: inSentences(describeIntlFlightPolicy, intlFlightFigures),
  }),
)
